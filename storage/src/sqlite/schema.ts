import type { Database } from 'better-sqlite3'
import { NewerDatabase } from '../newer-database.ts'

/** Each step takes a database from one version to the next. Never change a step that was released; add one. */
export const STEPS: readonly string[] = [
  `
  CREATE TABLE entries (
    table_id TEXT NOT NULL, sequence INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
  ) WITHOUT ROWID;
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, code TEXT UNIQUE, game TEXT NOT NULL, rules_version INTEGER NOT NULL, status TEXT NOT NULL,
    listed INTEGER NOT NULL, created INTEGER NOT NULL, touched INTEGER NOT NULL, due INTEGER, summary TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_listed ON tables (touched) WHERE listed = 1;
  CREATE TABLE sitters (
    person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)
  ) WITHOUT ROWID;
  CREATE INDEX sitters_table ON sitters (table_id);
  CREATE TABLE answers (
    person TEXT NOT NULL, command TEXT NOT NULL, at INTEGER NOT NULL, answer TEXT NOT NULL,
    PRIMARY KEY (person, command)
  ) WITHOUT ROWID;
  CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY, sequence INTEGER NOT NULL, rules_version INTEGER NOT NULL,
    layout_version INTEGER NOT NULL, body TEXT NOT NULL
  );
  CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT, created INTEGER NOT NULL, seen INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  // How people can be reached, and of which question each was last reminded at a table.
  `
  CREATE TABLE channels (
    person TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, details TEXT NOT NULL, created INTEGER NOT NULL,
    PRIMARY KEY (person, address)
  ) WITHOUT ROWID;
  CREATE INDEX channels_address ON channels (address);
  CREATE TABLE reminders (
    table_id TEXT NOT NULL, person TEXT NOT NULL, asked INTEGER NOT NULL, PRIMARY KEY (table_id, person)
  ) WITHOUT ROWID;
  CREATE INDEX reminders_person ON reminders (person);
  `,
  // The answer to a command is kept with the entry it brought about: one row for each move.
  `
  ALTER TABLE entries ADD COLUMN receipt TEXT;
  DROP TABLE answers;
  `,
  // Tokens of programs, what stays of those who were forgotten, and values that stay.
  `
  CREATE TABLE tokens (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, hash TEXT NOT NULL, label TEXT NOT NULL, created INTEGER NOT NULL,
    expires INTEGER NOT NULL, used INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX tokens_person ON tokens (person);
  CREATE TABLE forgotten (hash TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX people_seen ON people (seen);
  `,
  // What a snapshot must add up to. Those from before have none and count as lost.
  'ALTER TABLE snapshots ADD COLUMN checksum INTEGER',
  // Which logs speak of whom, so that somebody who wants to be forgotten is found.
  `
  CREATE TABLE mentions (
    person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)
  ) WITHOUT ROWID;
  CREATE INDEX mentions_table ON mentions (table_id);
  INSERT OR IGNORE INTO mentions SELECT said.atom, table_id
    FROM entries, json_tree(CASE WHEN json_valid(body) THEN body END) AS said
    WHERE (body LIKE '%"person":%' OR body LIKE '%"host":%') AND said.type = 'text' AND said.key IN ('person', 'host');
  INSERT OR IGNORE INTO mentions SELECT substr(receipt, 1, instr(receipt, ' ') - 1), table_id
    FROM entries WHERE receipt IS NOT NULL;
  `,
  // What players report, and what operators decide.
  `
  CREATE TABLE reports (
    id TEXT PRIMARY KEY, at INTEGER NOT NULL, table_id TEXT NOT NULL, reporter TEXT NOT NULL, about TEXT NOT NULL,
    name TEXT NOT NULL, kind TEXT NOT NULL, said TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX reports_at ON reports (at);
  CREATE INDEX reports_reporter ON reports (reporter);
  CREATE INDEX reports_about ON reports (about);
  CREATE TABLE measures (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, target TEXT NOT NULL, text TEXT NOT NULL, since INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  // How finished games went for those who played them, and who does not want to know any more.
  `
  CREATE TABLE results (
    person TEXT NOT NULL, source TEXT NOT NULL, table_id TEXT NOT NULL, at INTEGER NOT NULL, game TEXT NOT NULL,
    seat INTEGER NOT NULL, seats INTEGER NOT NULL, people INTEGER NOT NULL, place INTEGER NOT NULL, score INTEGER,
    result TEXT NOT NULL, level TEXT, party TEXT NOT NULL, party_size INTEGER NOT NULL, came_out TEXT NOT NULL,
    local INTEGER NOT NULL, PRIMARY KEY (person, source)
  ) WITHOUT ROWID;
  CREATE INDEX results_at ON results (person, at);
  CREATE INDEX results_table ON results (table_id);
  CREATE TABLE results_cleared (person TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
  `,
  // Whom people do not want at their tables, and whom they ask to one.
  `
  CREATE TABLE blocks (
    person TEXT NOT NULL, other TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (person, other)
  ) WITHOUT ROWID;
  CREATE INDEX blocks_other ON blocks (other);
  CREATE TABLE invitations (
    person TEXT NOT NULL, table_id TEXT NOT NULL, by_person TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
  ) WITHOUT ROWID;
  CREATE INDEX invitations_table ON invitations (table_id);
  CREATE INDEX invitations_by ON invitations (by_person);
  `,
  // The game of a day that everybody plays alike.
  `
  ALTER TABLE results ADD COLUMN daily TEXT;
  CREATE INDEX results_daily ON results (daily, game) WHERE daily IS NOT NULL;
  `,
  // Clubs. Whichever way a member goes, the one of longest standing follows a founder, and a club without members is gone.
  // What a club asks of the results of its tables is in indexes; results of one that was dissolved name it, and nobody can ask.
  `
  CREATE TABLE clubs (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL, founder TEXT NOT NULL, created INTEGER NOT NULL,
    evening TEXT, season_from INTEGER
  ) WITHOUT ROWID;
  CREATE TABLE club_members (
    club TEXT NOT NULL, person TEXT NOT NULL, since INTEGER NOT NULL, seen INTEGER NOT NULL, rated INTEGER NOT NULL,
    PRIMARY KEY (club, person)
  ) WITHOUT ROWID;
  CREATE INDEX club_members_person ON club_members (person);
  CREATE TABLE club_tables (table_id TEXT PRIMARY KEY, club TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX club_tables_club ON club_tables (club, at);
  CREATE TRIGGER club_left AFTER DELETE ON club_members BEGIN
    DELETE FROM clubs WHERE id = OLD.club AND NOT EXISTS (SELECT 1 FROM club_members WHERE club = OLD.club);
    UPDATE clubs SET founder = (SELECT person FROM club_members WHERE club = OLD.club ORDER BY since, person LIMIT 1)
      WHERE id = OLD.club AND founder = OLD.person;
  END;
  CREATE TRIGGER club_gone AFTER DELETE ON clubs BEGIN
    DELETE FROM club_tables WHERE club = OLD.id;
    DELETE FROM club_members WHERE club = OLD.id;
  END;
  ALTER TABLE results ADD COLUMN bots TEXT NOT NULL DEFAULT '';
  ALTER TABLE results ADD COLUMN club TEXT;
  CREATE INDEX results_club ON results (club, person, game, result, place, seats, people, at, score) WHERE club IS NOT NULL;
  CREATE INDEX results_club_games ON results (club, game, result, table_id) WHERE club IS NOT NULL;
  CREATE INDEX results_club_at ON results (club, at, table_id, score) WHERE club IS NOT NULL;
  `,
  // Phrases that bring people back without any of their devices; seasons of a club that did not begin with a quarter.
  `
  CREATE TABLE recoveries (
    person TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, created INTEGER NOT NULL, used INTEGER
  ) WITHOUT ROWID;
  ALTER TABLE clubs ADD COLUMN season_changes TEXT NOT NULL DEFAULT '[]';
  `,
  // Who made a club's table: until its game is over it goes with her. What is finished stays the club's, and names nobody.
  `
  ALTER TABLE club_tables ADD COLUMN person TEXT;
  CREATE INDEX club_tables_person ON club_tables (club, person) WHERE person IS NOT NULL;
  CREATE TRIGGER club_tables_left AFTER DELETE ON club_members BEGIN
    DELETE FROM club_tables WHERE club = OLD.club AND person = OLD.person
      AND table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'playing'));
    UPDATE club_tables SET person = NULL WHERE club = OLD.club AND person = OLD.person;
  END;
  `,
  // Tournaments of a club, who plays in them and how each deal went; how bots fared in the caves of its games.
  `
  CREATE TABLE tournaments (
    id TEXT PRIMARY KEY, club TEXT NOT NULL, organiser TEXT, game TEXT NOT NULL, set_up TEXT NOT NULL,
    created INTEGER NOT NULL, closes INTEGER NOT NULL, begun INTEGER, settled INTEGER, secrets TEXT NOT NULL, seating TEXT
  ) WITHOUT ROWID;
  CREATE INDEX tournaments_club ON tournaments (club, created);
  CREATE INDEX tournaments_organiser ON tournaments (organiser) WHERE organiser IS NOT NULL;
  CREATE TABLE tournament_entrants (
    tournament TEXT NOT NULL, slot INTEGER NOT NULL, person TEXT, gone INTEGER NOT NULL, came INTEGER NOT NULL,
    PRIMARY KEY (tournament, slot), UNIQUE (tournament, person)
  ) WITHOUT ROWID;
  CREATE INDEX tournament_entrants_person ON tournament_entrants (person) WHERE person IS NOT NULL;
  CREATE TABLE tournament_results (
    tournament TEXT NOT NULL, deal INTEGER NOT NULL, slot INTEGER NOT NULL, reached TEXT NOT NULL,
    PRIMARY KEY (tournament, deal, slot)
  ) WITHOUT ROWID;
  CREATE TRIGGER tournament_left AFTER DELETE ON club_members BEGIN
    DELETE FROM tournament_entrants WHERE person = OLD.person
      AND tournament IN (SELECT id FROM tournaments WHERE club = OLD.club AND begun IS NULL);
    UPDATE tournament_entrants SET gone = 1 WHERE person = OLD.person
      AND tournament IN (SELECT id FROM tournaments WHERE club = OLD.club);
  END;
  CREATE TRIGGER tournaments_club_gone AFTER DELETE ON clubs BEGIN
    DELETE FROM tournaments WHERE club = OLD.id;
  END;
  CREATE TRIGGER tournament_gone AFTER DELETE ON tournaments BEGIN
    DELETE FROM tournament_entrants WHERE tournament = OLD.id;
    DELETE FROM tournament_results WHERE tournament = OLD.id;
  END;
  CREATE TABLE pars (
    table_id TEXT PRIMARY KEY, bot TEXT NOT NULL, version INTEGER NOT NULL, result TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX results_of_clubs ON results (at) WHERE club IS NOT NULL;
  `,
  // Generations of devices, which sign-outs raise, in all that lets somebody in; puzzles, and how many find their solution.
  `
  CREATE TABLE devices (hash TEXT PRIMARY KEY, generation INTEGER NOT NULL, offered INTEGER NOT NULL) WITHOUT ROWID;
  ALTER TABLE tokens ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE puzzle_tries (
    person TEXT NOT NULL, puzzle TEXT NOT NULL, at INTEGER NOT NULL, solved INTEGER NOT NULL,
    PRIMARY KEY (person, puzzle)
  ) WITHOUT ROWID;
  CREATE TABLE puzzle_tallies (
    puzzle TEXT PRIMARY KEY, tried INTEGER NOT NULL, solved INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  // Passkeys, which bring people back as phrases do, and what they have signed, for as long as it could be shown again.
  `
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, credential TEXT NOT NULL UNIQUE, public_key TEXT NOT NULL,
    counter INTEGER NOT NULL, site TEXT NOT NULL, label TEXT NOT NULL, created INTEGER NOT NULL, used INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX passkeys_person ON passkeys (person);
  CREATE TABLE spent_challenges (hash TEXT PRIMARY KEY, expires INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX spent_challenges_expires ON spent_challenges (expires);
  `,
  // Games of a day that were played without a server, with a seed everybody may know: listed apart, on honour.
  `
  ALTER TABLE results ADD COLUMN honour TEXT;
  CREATE INDEX results_honour ON results (honour, game) WHERE honour IS NOT NULL;
  `,
]

/** How every connection behaves. When the log is emptied is decided by whoever writes (`Checkpoints`). */
export function configure(db: Database): void {
  db.pragma('journal_mode = WAL')
  // A commit returns when the disk has it.
  db.pragma('synchronous = FULL')
  db.pragma('wal_autocheckpoint = 0')
  db.pragma('busy_timeout = 5000')
  // What is forgotten is overwritten, so that nobody finds it in the file.
  db.pragma('secure_delete = ON')
}

/** Brings the database to the newest version. */
export function prepare(db: Database): void {
  const version = db.pragma('user_version', { simple: true }) as number
  if (version > STEPS.length) throw new NewerDatabase(version)
  STEPS.slice(version).forEach((step, index) => {
    db.transaction(() => {
      db.exec(step)
      db.pragma(`user_version = ${version + index + 1}`)
    })()
  })
}
