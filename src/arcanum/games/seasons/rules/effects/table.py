"""The table from card to functions. To add a card, see docs/add-a-card.md."""

from typing import Final

from arcanum.games.seasons.rules.effects import activated as a
from arcanum.games.seasons.rules.effects import entering as e
from arcanum.games.seasons.rules.effects import standing as p
from arcanum.games.seasons.rules.effects.hooks import EFFECTS, Effects
from arcanum.games.seasons.rules.facts import FACE_BY_NAME

TABLE: Final[dict[str, Effects]] = {
    "amulet_of_air": Effects(enter=e.raise_gauge_by_2),
    "amulet_of_fire": Effects(enter=e.draw_4_keep_1),
    "amulet_of_earth": Effects(enter=e.gain_9_crystals),
    "amulet_of_water": Effects(enter=e.fill_amulet, elsewhere=("token_store",)),
    "balance_of_ishtar": Effects(
        activate=a.weigh_three,
        can_activate=a.has_three_of_a_kind,
        elsewhere=("counts_as_transmutation",),
    ),
    "staff_of_spring": Effects(own_summon=p.three_crystals_a_summon),
    "temporal_boots": Effects(enter=e.move_marker, elsewhere=("wheel",)),
    "purse_of_io": Effects(elsewhere=("transmute_modifier",)),
    "divine_chalice": Effects(enter=e.divine_choice, elsewhere=("free_play",)),
    "syllas_the_faithful": Effects(enter=e.each_opponent_sacrifices),
    "figrim_the_avaricious": Effects(season_change=p.tithes),
    "naria_the_prophetess": Effects(enter=e.share_visions),
    "wondrous_chest": Effects(round_end=p.pays_with_4_tokens),
    "beggars_horn": Effects(round_end=p.feeds_the_poor),
    "die_of_malice": Effects(elsewhere=("before_die_actions",)),
    "kairn_the_destroyer": Effects(activate=a.destroy, can_activate=a.has_token),
    "amsug_longneck": Effects(enter=e.everyone_takes_back_an_item),
    "bespelled_grimoire": Effects(enter=e.take_2_tokens, elsewhere=("capacity_modifier",)),
    "ragfields_helm": Effects(game_end=p.twenty_with_most_cards),
    "hand_of_fortune": Effects(elsewhere=("cost_modifier",)),
    "lewis_greyface": Effects(enter=e.copy_a_reserve),
    "runic_cube_of_eolis": Effects(),
    "potion_of_power": Effects(activate=a.power),
    "potion_of_dreams": Effects(
        activate=a.dream, can_activate=a.can_dream, elsewhere=("free_play",)
    ),
    "potion_of_knowledge": Effects(activate=a.knowledge),
    "potion_of_life": Effects(activate=a.life, elsewhere=("counts_as_transmutation",)),
    "hourglass_of_time": Effects(season_change=p.a_token_a_season),
    "scepter_of_greatness": Effects(enter=e.crystals_for_other_items),
    "olafs_blessed_statue": Effects(enter=e.gain_20_crystals),
    "yjangs_forgotten_vase": Effects(own_summon=p.a_token_a_summon),
    "elemental_amulet": Effects(enter=e.all_elements),
    "tree_of_light": Effects(activate=a.light, can_activate=a.can_use_tree),
    "arcano_leech": Effects(elsewhere=("opponent_summon_tax",)),
    "crystal_orb": Effects(
        activate=a.gaze, can_activate=a.can_use_orb, elsewhere=("free_play",)
    ),
    "glutton_cauldron": Effects(
        activate=a.feed_cauldron,
        can_activate=a.has_token,
        elsewhere=("token_store", "at_7_tokens"),
    ),
    "vampiric_crown": Effects(enter=e.feed_the_crown),
    "dragon_skull": Effects(activate=a.offer_three, can_activate=a.has_three_cards),
    "demon_of_argos": Effects(enter=e.weaken_opponents),
    "titus_deepgaze": Effects(round_end=p.begs_of_everyone),
    "air_elemental": Effects(enter=e.turn_reserves_to_air),
    "thieving_fairies": Effects(elsewhere=("opponent_activation",)),
    "cursed_treatise_of_arus": Effects(enter=e.cursed_gifts, on_sacrificed=p.lose_all_energy),
    "idol_of_the_familiar": Effects(enter=e.gain_10_crystals, activate=a.count_familiars),
    "necrotic_kriss": Effects(activate=a.offer_familiar, can_activate=a.has_familiar),
    "lantern_of_xidit": Effects(game_end=p.three_a_token),
    "sealed_chest_of_urm": Effects(game_end=p.twenty_without_familiars),
    "mirror_of_the_seasons": Effects(activate=a.reflect, can_activate=a.can_use_mirror),
    "pendant_of_ragnor": Effects(enter=e.tokens_for_other_items),
    "sid_nightshade": Effects(enter=e.rob_if_richest),
    "damned_soul_of_onys": Effects(
        enter=e.damned_gifts,
        activate=a.pass_soul,
        can_activate=a.has_water,
        round_end=p.haunts,
    ),
}

for _name, _effects in TABLE.items():
    EFFECTS[FACE_BY_NAME[_name]] = _effects
