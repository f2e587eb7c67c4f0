"""The shape of the store, step by step. Steps are never changed, only added.

`{blob}` and `{real}` are the words of the database for bytes and for seconds with fractions;
`{clustered}` keeps the rows in the order of their key, where the database can.
"""

from __future__ import annotations

LOOKS = 33  # the step after which it is known what all names look like
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (  # 1: tables, seats, what happened, and where replay may start
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL,
            seats INTEGER NOT NULL, settings TEXT NOT NULL, seed TEXT NOT NULL,
            onlookers INTEGER NOT NULL, pace TEXT NOT NULL, parent TEXT NOT NULL,
            created {real} NOT NULL, ended INTEGER NOT NULL)""",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, bot TEXT NOT NULL,
            name TEXT NOT NULL, token {blob}, away INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat)){clustered}""",
        "CREATE UNIQUE INDEX seats_by_token ON seats (token)",
        """CREATE TABLE events (
            table_id TEXT NOT NULL, version INTEGER NOT NULL, kind TEXT NOT NULL,
            seat INTEGER NOT NULL, action TEXT NOT NULL, base INTEGER NOT NULL,
            at {real} NOT NULL, PRIMARY KEY (table_id, version)){clustered}""",
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY, version INTEGER NOT NULL, data {blob} NOT NULL)""",
    ),
    (  # 2: chat, and notes to oneself
        """CREATE TABLE chat (
            table_id TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,
            text TEXT NOT NULL, at {real} NOT NULL,
            PRIMARY KEY (table_id, number)){clustered}""",
        """CREATE TABLE notebooks (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY (table_id, seat)){clustered}""",
    ),
    (  # 3: accounts, their sessions and seats
        """CREATE TABLE accounts (
            name TEXT PRIMARY KEY, shown TEXT NOT NULL, password TEXT NOT NULL,
            created {real} NOT NULL)""",
        """CREATE TABLE sessions (
            token {blob} PRIMARY KEY, account TEXT NOT NULL, ends {real} NOT NULL)""",
        "ALTER TABLE seats ADD COLUMN account TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX seats_by_account ON seats (account)",
    ),
    (  # 4: who wants to be told when it is their turn
        """CREATE TABLE notices (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
            target TEXT NOT NULL, PRIMARY KEY (table_id, seat, kind)){clustered}""",
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE INDEX tables_by_end ON tables (ended, created)",
    ),
    (  # 5: which process serves a table, where several share the store
        """CREATE TABLE leases (
            table_id TEXT PRIMARY KEY, owner TEXT NOT NULL, ends {real} NOT NULL)""",
    ),
    (  # 6: what the players are asked; it holds for one version of the table
        "ALTER TABLE tables ADD COLUMN ask TEXT NOT NULL DEFAULT ''",
    ),
    (  # 7: a lease lasts as long as its process says that it is there
        "DROP TABLE leases",
        "CREATE TABLE leases (table_id TEXT PRIMARY KEY, owner TEXT NOT NULL)",
        "CREATE INDEX leases_by_owner ON leases (owner)",
        "CREATE TABLE processes (name TEXT PRIMARY KEY, ends {real} NOT NULL)",
    ),
    (  # 8: more keys to a seat, for the other devices of its owner
        """CREATE TABLE keys (
            token {blob} PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
            made {real} NOT NULL)""",
        "CREATE INDEX keys_by_seat ON keys (table_id, seat, made)",
    ),
    (  # 9: whether there are hints, decisions that another bot made, analyses of finished games
        "ALTER TABLE tables ADD COLUMN hints TEXT NOT NULL DEFAULT 'null'",
        """CREATE TABLE remarks (
            table_id TEXT NOT NULL, number INTEGER NOT NULL, after INTEGER NOT NULL,
            seat INTEGER NOT NULL, bot TEXT NOT NULL, decided TEXT NOT NULL,
            PRIMARY KEY (table_id, number)){clustered}""",
        """CREATE TABLE analyses (
            table_id TEXT PRIMARY KEY, done INTEGER NOT NULL, of_all INTEGER NOT NULL,
            judged TEXT NOT NULL, at {real} NOT NULL)""",
    ),
    (  # 10: the kind of generator; tables before it have the fast one
        "ALTER TABLE tables ADD COLUMN chance TEXT NOT NULL DEFAULT 'fast'",
    ),
    (  # 11: invites to seats, and deals of several parts that everybody can check
        "ALTER TABLE tables ADD COLUMN host INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN practice INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN salt TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN part TEXT NOT NULL DEFAULT 'null'",
        "ALTER TABLE tables ADD COLUMN promise TEXT",
        "CREATE UNIQUE INDEX tables_by_promise ON tables (promise)",
        "ALTER TABLE seats ADD COLUMN invite {blob}",
        """CREATE TABLE invites (
            token {blob} PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL)""",
        """CREATE TABLE parts (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, entropy TEXT NOT NULL,
            at {real} NOT NULL, PRIMARY KEY (table_id, seat)){clustered}""",
    ),
    (  # 12: where tables went over to other rules, and the pictures of finished games
        """CREATE TABLE crossings (
            table_id TEXT NOT NULL, number INTEGER NOT NULL, version INTEGER NOT NULL,
            actions INTEGER NOT NULL, was TEXT NOT NULL, becomes TEXT NOT NULL,
            rules TEXT NOT NULL, again INTEGER NOT NULL, agreed TEXT NOT NULL,
            ground {blob}, PRIMARY KEY (table_id, number)){clustered}""",
        "CREATE TABLE pasts (table_id TEXT PRIMARY KEY, data {blob} NOT NULL)",
    ),
    (  # 13: when the server was down; clocks stand in that time
        "CREATE TABLE outages (began {real} PRIMARY KEY, ended {real} NOT NULL)",
    ),
    (  # 14: what is closed, orders to running servers, new passwords, the state of notices
        """CREATE TABLE closed (
            table_id TEXT PRIMARY KEY, why TEXT NOT NULL, at {real} NOT NULL)""",
        """CREATE TABLE orders (
            number INTEGER PRIMARY KEY, kind TEXT NOT NULL, what TEXT NOT NULL,
            at {real} NOT NULL)""",
        """CREATE TABLE resets (
            token {blob} PRIMARY KEY, account TEXT NOT NULL, ends {real} NOT NULL)""",
        "ALTER TABLE accounts ADD COLUMN closed INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE accounts ADD COLUMN seen {real} NOT NULL DEFAULT 0",
        "UPDATE accounts SET seen = created",
        "ALTER TABLE notices ADD COLUMN state TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE notices ADD COLUMN lang TEXT NOT NULL DEFAULT 'en'",
        "ALTER TABLE notices ADD COLUMN site TEXT NOT NULL DEFAULT ''",
        "UPDATE notices SET state = 'waiting' WHERE kind = 'email'",
    ),
    (  # 15: tables that begin with a position: lessons, and rules to try
        "ALTER TABLE tables ADD COLUMN start TEXT NOT NULL DEFAULT ''",
    ),
    (  # 16: one link for a table, hosts who arrange the seats and say when it starts
        "ALTER TABLE tables ADD COLUMN name TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN link {blob}",
        "ALTER TABLE tables ADD COLUMN hosted INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN by_lot INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN arranged INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN started {real} NOT NULL DEFAULT 0",
    ),
    (  # 17: tables that everybody may find: 1 waits for people, 2 is played, 3 is finished
        "ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN lang TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN tempo TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_by_list ON tables (listed, created, id)",
    ),
    (  # 18: chat that speaks of a line of the log, and the onlookers' own room
        "ALTER TABLE chat ADD COLUMN key TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE chat ADD COLUMN note INTEGER NOT NULL DEFAULT -1",
        "ALTER TABLE tables ADD COLUMN gallery INTEGER NOT NULL DEFAULT 0",
        """CREATE TABLE gallery (
            table_id TEXT NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL,
            text TEXT NOT NULL, key TEXT NOT NULL, at {real} NOT NULL,
            PRIMARY KEY (table_id, number)){clustered}""",
    ),
    (  # 19: results of finished games, ratings, who had help
        """CREATE TABLE results (
            played TEXT NOT NULL, seat INTEGER NOT NULL, who TEXT NOT NULL,
            game TEXT NOT NULL, seats INTEGER NOT NULL, mode TEXT NOT NULL,
            kind TEXT NOT NULL, place INTEGER NOT NULL, score INTEGER NOT NULL,
            rated INTEGER NOT NULL, mu {real} NOT NULL, sigma {real} NOT NULL,
            gain {real} NOT NULL, at {real} NOT NULL,
            PRIMARY KEY (played, seat)){clustered}""",
        "CREATE INDEX results_by_who ON results (who, at)",
        "CREATE INDEX results_by_title ON results (who, game, rated, at)",
        """CREATE TABLE ratings (
            game TEXT NOT NULL, who TEXT NOT NULL, bot INTEGER NOT NULL,
            mu {real} NOT NULL, sigma {real} NOT NULL, floor {real} NOT NULL,
            listed INTEGER NOT NULL, games INTEGER NOT NULL, won INTEGER NOT NULL,
            last TEXT NOT NULL, at {real} NOT NULL,
            PRIMARY KEY (game, who)){clustered}""",
        "CREATE INDEX ratings_by_floor ON ratings (game, listed, bot, floor)",
        "CREATE INDEX ratings_of_all_by_floor ON ratings (game, listed, floor)",
        "CREATE INDEX ratings_by_who ON ratings (who)",
        """CREATE TABLE rated_games (
            game TEXT NOT NULL, number INTEGER NOT NULL,
            PRIMARY KEY (game, number)){clustered}""",
        """CREATE TABLE tallies (
            who TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL,
            mode TEXT NOT NULL, played INTEGER NOT NULL, won INTEGER NOT NULL,
            best INTEGER NOT NULL, PRIMARY KEY (who, game, seats, mode)){clustered}""",
        "CREATE TABLE uncounted (table_id TEXT PRIMARY KEY)",
        "CREATE TABLE assisted (table_id TEXT PRIMARY KEY, why TEXT NOT NULL)",
        "ALTER TABLE accounts ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0",
    ),
    (  # 20: deals of the day
        """CREATE TABLE dailies (
            game TEXT NOT NULL, day TEXT NOT NULL, account TEXT NOT NULL,
            played TEXT NOT NULL, score INTEGER, place INTEGER, against INTEGER,
            at {real} NOT NULL, PRIMARY KEY (game, day, account)){clustered}""",
        "CREATE UNIQUE INDEX dailies_by_table ON dailies (played)",
        "CREATE INDEX dailies_by_score ON dailies (game, day, score)",
        "CREATE INDEX dailies_by_account ON dailies (account, day)",
    ),
    (  # 21: clubs, and tournaments
        """CREATE TABLE clubs (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, about TEXT NOT NULL,
            owner TEXT NOT NULL, members INTEGER NOT NULL, created {real} NOT NULL)""",
        """CREATE TABLE members (
            club TEXT NOT NULL, account TEXT NOT NULL, joined {real} NOT NULL,
            PRIMARY KEY (club, account)){clustered}""",
        "CREATE INDEX members_by_account ON members (account, club)",
        """CREATE TABLE tournaments (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL,
            seats INTEGER NOT NULL, settings TEXT NOT NULL, pace TEXT NOT NULL,
            rounds INTEGER NOT NULL, most INTEGER NOT NULL, state TEXT NOT NULL,
            round INTEGER NOT NULL, listed INTEGER NOT NULL, owner TEXT NOT NULL,
            club TEXT NOT NULL, people INTEGER NOT NULL, created {real} NOT NULL,
            changed {real} NOT NULL)""",
        "CREATE INDEX tournaments_by_time ON tournaments (listed, created)",
        "CREATE INDEX tournaments_by_club ON tournaments (club, created)",
        "CREATE INDEX tournaments_by_owner ON tournaments (owner, created)",
        "CREATE INDEX tournaments_by_state ON tournaments (state, changed)",
        """CREATE TABLE entrants (
            tournament TEXT NOT NULL, number INTEGER NOT NULL, account TEXT,
            shown TEXT NOT NULL, gone INTEGER NOT NULL, joined {real} NOT NULL,
            PRIMARY KEY (tournament, number)){clustered}""",
        "CREATE UNIQUE INDEX entrants_by_account ON entrants (account, tournament)",
        """CREATE TABLE pairings (
            tournament TEXT NOT NULL, round INTEGER NOT NULL, grp INTEGER NOT NULL,
            sitting TEXT NOT NULL, played TEXT, scores TEXT NOT NULL,
            places TEXT NOT NULL, void INTEGER NOT NULL,
            PRIMARY KEY (tournament, round, grp)){clustered}""",
        "CREATE UNIQUE INDEX pairings_by_table ON pairings (played)",
    ),
    (  # 22: reports about people and tables
        """CREATE TABLE reports (
            number INTEGER PRIMARY KEY, about TEXT NOT NULL, what TEXT NOT NULL,
            teller TEXT NOT NULL, text TEXT NOT NULL, at {real} NOT NULL)""",
    ),
    (  # 23: what players agreed on, what happened beside the game, what a seat wants, rematches
        "CREATE TABLE terms (table_id TEXT PRIMARY KEY, data TEXT NOT NULL)",
        """CREATE TABLE happenings (
            table_id TEXT NOT NULL, number INTEGER NOT NULL, after INTEGER NOT NULL,
            kind TEXT NOT NULL, seat INTEGER NOT NULL, by_seat INTEGER NOT NULL,
            what TEXT NOT NULL, at {real} NOT NULL,
            PRIMARY KEY (table_id, number)){clustered}""",
        """CREATE TABLE choices (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
            value TEXT NOT NULL, PRIMARY KEY (table_id, seat, kind)){clustered}""",
        "CREATE TABLE rematches (table_id TEXT PRIMARY KEY, data TEXT NOT NULL)",
    ),
    (  # 24: the sealed generator that makes one number from each hash has a name of its own
        "UPDATE tables SET chance = 'sealed-one' WHERE chance = 'sealed'",
    ),
    (  # 25: deals that others still play
        "ALTER TABLE tables ADD COLUMN told {real} NOT NULL DEFAULT 0",
    ),
    (  # 26: wanted ratings, who is told of open tables, puzzles, what people play with
        "ALTER TABLE tables ADD COLUMN low INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN high INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN opened {real} NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_opening ON tables (listed, opened)",
        "CREATE TABLE rounds (kind TEXT, number INTEGER, PRIMARY KEY (kind, number))",
        """CREATE TABLE watches (
            account TEXT NOT NULL, kind TEXT NOT NULL, target TEXT NOT NULL,
            state TEXT NOT NULL, game TEXT NOT NULL, lang TEXT NOT NULL,
            tempo TEXT NOT NULL, rated INTEGER NOT NULL, quiet TEXT NOT NULL,
            speaks TEXT NOT NULL, site TEXT NOT NULL, since {real} NOT NULL,
            told {real} NOT NULL, PRIMARY KEY (account, kind)){clustered}""",
        "CREATE INDEX watches_by_state ON watches (state, account)",
        """CREATE TABLE puzzles (
            game TEXT NOT NULL, week TEXT NOT NULL, data TEXT NOT NULL, at {real} NOT NULL,
            PRIMARY KEY (game, week)){clustered}""",
        """CREATE TABLE guesses (
            game TEXT NOT NULL, week TEXT NOT NULL, account TEXT NOT NULL,
            choice TEXT NOT NULL, good INTEGER NOT NULL, at {real} NOT NULL,
            PRIMARY KEY (game, week, account)){clustered}""",
        "CREATE INDEX guesses_by_account ON guesses (account, week)",
        """CREATE TABLE used (
            who TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, value TEXT NOT NULL,
            games INTEGER NOT NULL, won INTEGER NOT NULL,
            PRIMARY KEY (who, game, kind, value)){clustered}""",
    ),
    (  # 27: open tables that turn other ratings away
        "ALTER TABLE tables ADD COLUMN only_these INTEGER NOT NULL DEFAULT 0",
    ),
    (  # 28: finished tables by how much they are worth a look
        "ALTER TABLE tables ADD COLUMN worth {real} NOT NULL DEFAULT 0",
        "UPDATE tables SET worth = created WHERE listed = 3",
        "CREATE INDEX tables_by_worth ON tables (listed, worth, id)",
    ),
    (  # 29: what people played with is counted again, with earlier games
        "DELETE FROM used",
        "CREATE TABLE recount (table_id TEXT PRIMARY KEY)",
        "INSERT INTO recount SELECT DISTINCT played FROM results",
    ),
    (  # 30: tables of clubs, links to clubs that can be renewed, lists that filter in an index
        "ALTER TABLE tables ADD COLUMN club TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE clubs ADD COLUMN nonce TEXT NOT NULL DEFAULT ''",
        "DROP INDEX tables_by_list",
        "DROP INDEX tables_by_worth",
        "CREATE INDEX tables_by_list ON tables (club, listed, created, id, game, lang, tempo)",
        "CREATE INDEX tables_by_worth ON tables (club, listed, worth, id, game, lang, tempo)",
    ),
    (  # 31: the calendar of an account; promises that were kept, also at tables that are gone.
        # Which ones were before is not known, so another key makes them worthless.
        "ALTER TABLE accounts ADD COLUMN calendar TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE kept_promises (promise TEXT PRIMARY KEY)",
        "DELETE FROM settings WHERE name = 'deal-key'",
    ),
    (  # 32: lists that are filtered begin with what they are filtered by
        "DROP INDEX tables_by_list",
        "DROP INDEX tables_by_worth",
        "CREATE INDEX tables_by_list ON tables (club, listed, created, id)",
        "CREATE INDEX tables_by_worth ON tables (club, listed, worth, id)",
        """CREATE INDEX tables_filtered_by_list
            ON tables (club, listed, game, lang, tempo, created, id)""",
        """CREATE INDEX tables_filtered_by_worth
            ON tables (club, listed, game, lang, tempo, worth, id)""",
    ),
    (  # 33: what names look like, so that no new one can be taken for an old one
        "CREATE TABLE looks (look TEXT PRIMARY KEY, account TEXT NOT NULL)",
        "CREATE INDEX looks_by_account ON looks (account)",
    ),
    (  # 34: the tables of a club's tournaments are the club's, also those of before
        """UPDATE tables SET club =
            (SELECT t.club FROM pairings p JOIN tournaments t ON t.id = p.tournament
                WHERE p.played = tables.id)
            WHERE id IN (SELECT p.played FROM pairings p
                JOIN tournaments t ON t.id = p.tournament WHERE t.club <> '')""",
    ),
    (  # 35: the generator that makes sixteen numbers of a hash is not the sealed one any more
        "UPDATE tables SET chance = 'sealed-sixteen' WHERE chance = 'sealed'",
    ),
)
