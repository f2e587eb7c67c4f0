import type { Modules } from '../../../build/games';

// The cards of Seasons as its board draws them, and apart from them how they go together, which is long.

interface Card {
  number: number;
  id: string;
  kind: string;
  level: string;
  prestige: number;
  timing: string[];
  hooks: string[];
  cost?: Record<string, number>;
  cost_by_players?: Record<string, Record<string, number>>;
  interactions?: { card: number; note: string }[];
}

const KINDS = ['air', 'water', 'fire', 'earth', 'crystals'];
const flat = (cost: Record<string, number>): number[] => KINDS.map((kind) => cost[kind] ?? 0);

function costs(card: Card): number[][] {
  if (card.cost) return [flat(card.cost)];
  const by = card.cost_by_players;
  return by ? ['p2', 'p3', 'p4'].map((players) => flat(by[players])) : [];
}

const modules: Modules = (toml) => {
  const cards = toml('cards').card as Card[];
  const byNumber = new Map(cards.map((c) => [c.number, c.id]));
  const setup = toml('setup');
  const rates = toml('transmutation');
  const { balance_of_ishtar: balance } = rates.fixed_rate as Record<string, Record<string, number>>;
  const limits = toml('limits').limit as Record<string, { value: number }>;
  return {
    facts: {
      CARDS: cards.map((c) => ({
        id: c.id,
        n: c.number,
        familiar: c.kind === 'familiar',
        basic: c.level === 'basic',
        prestige: c.prestige,
        timing: c.timing,
        hooks: c.hooks,
        cost: costs(c),
      })),
      KITS: setup.kit ?? setup.starter_kit ?? [],
      WORTH: rates.crystals_per_token,
      BALANCE: { tokens: balance.tokens, crystals: balance.crystals_per_token },
      BONUS_LOSS: toml('bonuses').penalty_by_uses,
      MOST_GAUGE: limits.summoning_gauge_max.value,
    },
    rulings: {
      default: Object.fromEntries(
        cards.map((c) => [
          c.id,
          {
            with: (c.interactions ?? []).map((i) => [byNumber.get(i.card), i.note]),
          },
        ]),
      ),
    },
  };
};
export default modules;
