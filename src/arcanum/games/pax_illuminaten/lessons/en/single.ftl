### Lessons on single things.

## Influence

lesson-influencing = Influence
    .text = Whom you reach, what a slot costs, and when a card is yours.
lesson-influencing-reach = Your areopagus { $two } reaches E1 and E2. Blumauer { $one } carries your influence, so he acts too: on himself and on everybody around him.
    .title = Whom you reach
lesson-influencing-swieten = Nobody is on Swieten { $one } yet. His slots cost 1 connoisseurs and 1 magistrates token { $two }, and you have both: influence him.
    .title = What a slot costs
lesson-influencing-substitute = Blumauer { $one } costs 1 scholars and 1 artists token. You have no artists, so three magistrates tokens { $two } would stand in for it, and nobody disputes Blumauer anyway.
lesson-influencing-unused = actions that you do not use are lost { $one }, and you still have favor to spend.
lesson-influencing-both-slots = One action may place up to three tokens. Fill both slots of Swieten { $one }: you can pay for them { $two }.
    .title = Several at once
lesson-influencing-one-token = the second token costs the same later { $one }, but another whole action on top.
lesson-influencing-kant = Kant { $one } is a royal arch. As long as your opponent has influence on him, nobody else may place a token there, whatever they pay.
    .title = A closed door
lesson-influencing-jacobi = On Jacobi { $one } your opponent is alone. Each slot costs 1 magistrates and 1 scholars token { $two }: influence him.
    .title = Against a rival
lesson-influencing-majority = Place two. You control a card only with more tokens on it than anybody else { $one }.
    .title = More than the other
lesson-influencing-tie = one each is a tie { $one }: then nobody controls Jacobi. With two he is yours.
lesson-influencing-done = Two cards are yours, and there is more: Blumauer, Jacobi and Kant are all scholars and touch { $one }. That is a lodge, and with three tokens in it { $two } you control it.
    .title = And a lodge

## Favor

lesson-favor = Favor and factions
    .text = Six kinds of tokens, what pays for what, and the card of a faction.
lesson-favor-six = With two players there are six tokens of each kind, and no more. All the scholars tokens lie with your opponent { $two }; you have three of the clergy { $one }.
    .title = Six of each
lesson-favor-areopagus = Interrogate your areopagus { $one }: scholars, magistrates, connoisseurs. The supply has no scholars, so that token comes from your opponent { $two }.
    .title = Interception
lesson-favor-three-for-one = you have only clergy tokens { $one }, and no card of yours is clergy. Three of them would go for one matching token.
lesson-favor-unused = actions that you do not use are lost { $one }.
lesson-favor-loder = Influence Loder { $one }. A slot costs what it shows, here 1 scholars and 1 connoisseurs token { $two }; the factions of your acting card do not matter for that.
    .title = The price of a slot
lesson-favor-in-kind = Pay in kind { $one }. Three tokens of another type could stand in for each, but that is for emergencies.
    .title = In kind or not
lesson-favor-three-gone = three tokens for one { $one }, although you have the right one. Keep them: three of a type can buy a way out later.
lesson-favor-claim = You have four tokens in the largest connoisseurs' lodge { $one }, your opponent none. Claim the faction card { $two }: free of charge, once per turn.
    .title = Claim a card
lesson-favor-card-for-nothing = the card { $one } costs nothing, not even an action, and both its halves work from now on.
lesson-favor-use = From now on two tokens are enough for you instead of three. And once per turn the card { $one } interrogates for you, without using a main action: use it.
    .title = Use it
lesson-favor-each-turn = the upper half of the card { $one } works once in each of your turns. What you do not use today does not come back tomorrow.
lesson-favor-target = Whom do you ask? Nicolai { $one } is of the third degree and pays 3 tokens; your areopagus { $two } has paid already.
    .title = Who pays most
lesson-favor-pays-less = first degree pays 1 token, second 2, third 3: Nicolai { $one } is the best. And nobody pays twice in a turn.
lesson-favor-income = One of each faction, and one more of your choice { $one }. Take what you are short of.
    .title = Your choice
lesson-favor-done = Look at your favor { $one }: clergy tokens had no use before. With the connoisseurs card { $two } two of them now stand for any token you lack.
    .title = Small change

## Interrogating

lesson-interrogating = Interrogating
    .text = Rumors bring more, collusion takes some, and each card pays once per turn.
lesson-interrogating-who = You may interrogate any card that carries your influence, wherever it lies: Blumauer { $one }, Herder, Jacobi, and Goethe { $two }, too. It costs nothing.
    .title = Whom you may ask
lesson-interrogating-rumors = Blumauer { $one }, Herder { $two } and Jacobi { $three } are of the second degree and touch. Ask one of them, and the other two pay as well: six tokens in all.
    .title = Rumors
lesson-interrogating-feeds-rival = Goethe { $one } pays 3 tokens, but your opponent { $two } has two influence on him. Two of the three would go there.
lesson-interrogating-three-only = your areopagus { $one } pays 3 tokens. The three second-degree cards together pay 6, and only one of those goes to your opponent.
lesson-interrogating-collusion = Your opponent { $two } has one influence on Herder, and gets one of the tokens you have just gained { $one }. You choose which: give one that is of little use.
    .title = Collusion
lesson-interrogating-give-scholars = scholars tokens { $one } pay for almost everything around here: all your cards are scholars. Give away something rarer in use.
lesson-interrogating-second = One action is left. These three have paid and pay nothing more this turn; your areopagus { $one } has not, and Goethe { $two } feeds your opponent.
    .title = Once per turn
lesson-interrogating-paid-already = this card { $one } and its neighbours have paid in this turn. You would get nothing.
lesson-interrogating-done = Eight new tokens { $one } with two actions. Before you interrogate, look for neighbours of one degree, and count the rival's tokens on them.
    .title = Well asked

## Conspiring

lesson-conspiring = Conspiracies
    .text = A chain of four cards, with quick favor, a bridge and an end.
lesson-conspiring-link = Your main actions are used up, but four cards { $one } are in your hand. A chain needs links: each card shares a faction with the one before, a grand master fits everywhere, a royal arch ends it.
    .title = The link
lesson-conspiring-begin = Think of the order: Koppe and Goethe { $one } are both scholars. Hund is a grand master, Kaunitz a royal arch; begin your chain { $two } with Koppe.
    .title = The order
lesson-conspiring-arch-ends = Kaunitz is a royal arch: after him nothing follows, and the other cards { $one } stay unused. Play him last.
lesson-conspiring-cards-unused = conspiring costs nothing, and your hand { $one } is filled up again in a moment anyway.
lesson-conspiring-tithe = Koppe's ability { $one } takes favor from your opponent { $two }. Use it; quick favor can be taken only once per turn, and others pay more.
    .title = Ability or favor
lesson-conspiring-quick-on-koppe = Koppe pays 1 token, Goethe { $one } would pay 3. Quick favor is allowed once per turn.
lesson-conspiring-nothing = then the card is gone and has brought you nothing.
lesson-conspiring-take = Take what your opponent has { $one } and you can use { $two }.
    .title = The tithe
lesson-conspiring-goethe = Goethe { $one } shares the scholars with Koppe, so he fits your chain { $two }.
    .title = The next link
lesson-conspiring-quick = Now quick favor: Goethe { $one } is of the third degree and pays three tokens { $two }. His ability would only draw cards.
    .title = Quick favor
lesson-conspiring-income = One scholars, one artists, and one more of your choice { $one }.
    .title = One of your choice
lesson-conspiring-hund = Hund { $one } has nothing in common with Goethe, but he is a grand master: he fits after any card, and any card fits after him { $two }.
    .title = A bridge
lesson-conspiring-hund-first = Kaunitz ends the chain. Play Hund { $one } before him: three more tokens.
lesson-conspiring-grand-master = A grand master's ability is his income: 3 connoisseurs tokens { $one }. That is no quick favor, so you may have it although Goethe has paid.
    .title = Three more
lesson-conspiring-kaunitz = Last comes Kaunitz { $one }. A royal arch gives you one more main action { $two }, now or later in this turn.
    .title = The end
lesson-conspiring-one-more = Use the ability: one more main action { $one }.
    .title = One more action
lesson-conspiring-done = Four cards { $one } brought you favor and an action. Hund and Kaunitz are big names: at the end of this turn you will draw an event { $two }.
    .title = What it brought

## Contests

lesson-contest = Contests
    .text = Count first, then attack, lay the right card and use the reward.
lesson-contest-count = Count around Knigge { $one }, the card itself included. You have four tokens, on Fessler { $two } and Goethe { $three }; your opponent has three, two of them on Knigge.
    .title = Count first
lesson-contest-attack = Four to three: you have the advantage. Oust your opponent from Knigge { $one }; each attacked token costs one matching favor { $two }.
    .title = Attack
lesson-contest-keep-cards = you will need a card for the contest in a moment. Whoever conspires first may stand there with an empty hand { $one }.
lesson-contest-both = Attack both tokens { $one }: it is one contest, whether for one or for two.
    .title = How many
lesson-contest-one-stays = then the other token stays { $one }, and you would have to attack once more.
lesson-contest-pay = Fessler acts: magistrates or clergy. Pay with clergy { $one } and keep the magistrates token for Knigge himself.
    .title = Pay
lesson-contest-keep-magistrates = if you win, the reward lets you influence Knigge { $two }. His top slot costs 2 aristocracy tokens and 1 of the magistrates { $one }.
lesson-contest-lay = Both sides lay a card face down { $one }. You are the stronger side, so Kant's hammers win at once; Sonnenfels would add 6.
    .title = Which card
lesson-contest-dagger = a dagger wins only for the weaker side, and that is not you. It would add nothing { $one }: 4 against 3 and your opponent's card.
lesson-contest-two-is-little = 4 and 2 make 6. Your opponent has 3 already and needs only a 3 { $one }, for ties go to the defender.
lesson-contest-compare-kant = hammers: you win at once, unless a dagger is laid
lesson-contest-compare-sonnenfels = 4 + 6 = 10
lesson-contest-compare-dagger = dagger without effect: 4 + 0 = 4
lesson-contest-reward = Won: both tokens are gone, and a reward marker lies on Knigge { $one }. Use it to influence him at the usual cost { $two }; it takes no main action.
    .title = The reward
lesson-contest-marker-goes = an unused marker { $one } is gone at the end of the turn. Knigge stands empty, and you have just what he costs.
lesson-contest-done = Your opponent { $one } took a favor for each lost token. And remember your hand { $two }: a card laid in a contest is spent.
    .title = What is left

## Plots

lesson-plots = Reading plots
    .text = Two plots, one gap, two turns: win this game.
lesson-plots-read = Read both plots { $one } against the map { $two }. Union of Equals wants one card and three of its neighbours, all of one degree; Inner Circle wants the four cards in the middle.
    .title = Read
lesson-plots-realize = Thun on C2 { $two } and three neighbours are of the second degree, and you are on all four. Realize Union of Equals { $one }: it costs no action.
    .title = The first one
lesson-plots-not-by-itself = a plot { $one } counts only with your token on it, and it does not get there by itself. Tomorrow the position may be spoilt.
lesson-plots-gap = Inner Circle { $one } needs B2, C2, C3 and D2. Only Dalberg on D2 { $two } is missing, and you can pay for him: influence him. You need not control him.
    .title = The gap
lesson-plots-one-card-short = one token on Dalberg { $one } is all you lack, and you have exactly what it costs.
lesson-plots-one-per-turn = Only one plot may be realized per turn { $one }. End your turn { $two } and hope that nobody breaks anything.
    .title = One per turn
lesson-plots-second = Everything has held. The two plots share cards, but neither lies wholly inside the other, so they go together: realize Inner Circle { $one }.
    .title = The second one
lesson-plots-win = Two plots. End your actions { $one }: in your own check phase you win.
    .title = The check
lesson-plots-done = Won. Against real rivals the round between two plots { $one } is the hard one: keep a token more than you need.
    .title = Two plots

## Events

lesson-events = Edicts and events
    .text = What an edict pays, how a special event works, and what a big name brings.
lesson-events-edict = Your event phase has begun with your edict { $one }: one token went to the supply, one to you { $two }. When it is empty it is discarded, and the fifth discarded edict ends the game.
    .title = The edict pays
lesson-events-play = Now you may play one special event from your hand { $one }. Propaganda Press sells main actions; it lies open before you { $two } and works for everybody until your next turn.
    .title = Play an event
lesson-events-in-hand = an event in your hand { $one } does nothing, and only one may be played per turn.
lesson-events-nothing-to-move = Clear Weather helps those who reassign. You have no tokens on the map { $one } yet.
lesson-events-earn = First some favor: interrogate your areopagus { $one }. Scholars are among it, and with three of one type { $two } the Press will sell you an action.
    .title = Earn
lesson-events-kant = Conspire with Kant { $one }: he pays 2 scholars tokens. And as a royal arch he brings an event at the end of the turn { $two }.
    .title = A big name
lesson-events-no-event-then = without a grand master or a royal arch nobody draws an event this turn. Kant { $one } is in your hand.
lesson-events-quick = Take quick favor: with 2 more you have three scholars tokens { $one }.
    .title = Quick favor
lesson-events-buy = Three of one type: buy a main action from Propaganda Press { $one } for your scholars tokens { $two }. Your opponent could do so, too.
    .title = Buy an action
lesson-events-finish = Two main actions { $one }: scout with what you have left { $two }, or influence whom you find. Then end your turn.
    .title = Use them
lesson-events-unused = you have just paid for an action { $one }. What you do not use is lost.
lesson-events-keep = Two events: keep one, the other goes back on top. The edict makes everybody return their artists tokens, four from your opponent { $two }, and then pays you { $one }; Court Festivities waits in your hand.
    .title = Keep one
lesson-events-done = Whoever plays big names decides which events come, and how fast the edicts { $one } run out. That is the clock of this game.
    .title = The clock

## The artificial opponent

lesson-opponent = The Count's turn
    .text = An artificial opponent follows a script: learn to read it.
lesson-opponent-who = The Count of Saint-Germain { $one } has no hand and no secrets. He wins by plots of his own { $two }: 4 discarded edicts, control of a lodge of 5 cards, or 8 influence on luminaries.
    .title = Who he is
lesson-opponent-script = He goes through his script { $one } from the top and does the first thing that fits: scout a face-down neighbour, influence a matching one, ostracize another. He now stands on his areopagus, beside A1 { $two } and A2.
    .title = His script
lesson-opponent-first = Both neighbours lie open. Reichard { $one } shares scholars and magistrates with the Count: he will influence him, two tokens because both match. End your turn { $two } and see.
    .title = What will he do
lesson-opponent-seen = Two tokens on Reichard { $one }, free of charge, and then he interrogated him { $two }. His pawn has moved along, and from there he will act next.
    .title = As foretold
lesson-opponent-next = His pawn stands on A1 { $one }, number 1 on his map. Of the face-down neighbours he takes the one with the next number, B2 { $two }. Play your own turn { $three } as you like.
    .title = And now
lesson-opponent-again = He turned up B2 and, since it matched, took it at once { $one }. Count his tokens { $two }: at 8 he wins in his own check phase, without realizing anything.
    .title = Count his tokens
lesson-opponent-stop-him = You stop him by being there first: ostracize cards that match his, oust him when his favor is spent, or hold a royal arch, where he cannot place { $one }. His plots { $two } show how near he is.
    .title = How to stop him
