import type { Pool, PoolClient } from 'pg'
import { NewerDatabase } from '../newer-database.ts'
import { SET_JOBS } from './due-jobs.ts'
import { fillMentions } from './mentions.ts'

/** Each step takes a database from one version to the next. Never change a step that was released; add one. */
const STEPS: readonly string[] = [
  `
  CREATE TABLE entries (
    table_id TEXT NOT NULL, sequence INTEGER NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
  );
  CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY, code TEXT CONSTRAINT tables_code UNIQUE, game TEXT NOT NULL,
    rules_version INTEGER NOT NULL, status TEXT NOT NULL, listed BOOLEAN NOT NULL, created BIGINT NOT NULL,
    touched BIGINT NOT NULL, due BIGINT, summary TEXT NOT NULL
  );
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_listed ON tables (touched) WHERE listed;
  CREATE TABLE sitters (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id));
  CREATE INDEX sitters_table ON sitters (table_id);
  CREATE TABLE answers (
    person TEXT NOT NULL, command TEXT NOT NULL, at BIGINT NOT NULL, answer TEXT NOT NULL,
    PRIMARY KEY (person, command)
  );
  CREATE INDEX answers_at ON answers (at);
  CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY, sequence INTEGER NOT NULL, rules_version INTEGER NOT NULL,
    layout_version INTEGER NOT NULL, body TEXT NOT NULL
  );
  CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT, created BIGINT NOT NULL, seen BIGINT NOT NULL
  );
  CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  `,
  // What nodes tell each other. Unlogged: a crash empties it, and nothing in it is missed for longer than seconds.
  `
  CREATE UNLOGGED TABLE leases (table_id TEXT PRIMARY KEY, due BIGINT NOT NULL, node TEXT NOT NULL, until BIGINT NOT NULL);
  CREATE UNLOGGED TABLE nodes (node TEXT PRIMARY KEY, until BIGINT NOT NULL);
  CREATE UNLOGGED TABLE presence (
    table_id TEXT NOT NULL, node TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY (table_id, node, person)
  );
  CREATE INDEX presence_node ON presence (node);
  CREATE UNLOGGED TABLE offers (code TEXT PRIMARY KEY, person TEXT NOT NULL, expires BIGINT NOT NULL);
  CREATE UNLOGGED TABLE counts (key TEXT PRIMARY KEY, count INTEGER NOT NULL, until BIGINT NOT NULL);
  `,
  // How people can be reached, and of which question each was last reminded at a table.
  `
  CREATE TABLE channels (
    person TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, details TEXT NOT NULL, created BIGINT NOT NULL,
    PRIMARY KEY (person, address)
  );
  CREATE INDEX channels_address ON channels (address);
  CREATE TABLE reminders (
    table_id TEXT NOT NULL, person TEXT NOT NULL, asked BIGINT NOT NULL, PRIMARY KEY (table_id, person)
  );
  CREATE INDEX reminders_person ON reminders (person);
  ALTER TABLE presence ADD COLUMN looking BOOLEAN NOT NULL DEFAULT true;
  `,
  SET_JOBS,
  `
  CREATE FUNCTION table_gone(id TEXT) RETURNS TEXT LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'table % is gone', id USING ERRCODE = 'TGONE';
  END $$;
  `,
  // The answer to a command is kept with the entry it brought about: one row for each move. `answers` stays, for nodes of
  // the version before that still run.
  'ALTER TABLE entries ADD COLUMN receipt TEXT',
  // Tokens of programs, and what stays of those who were forgotten.
  `
  CREATE TABLE tokens (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, hash TEXT NOT NULL, label TEXT NOT NULL, created BIGINT NOT NULL,
    expires BIGINT NOT NULL, used BIGINT
  );
  CREATE INDEX tokens_person ON tokens (person);
  CREATE TABLE forgotten (hash TEXT PRIMARY KEY);
  CREATE INDEX people_seen ON people (seen);
  `,
  // What a snapshot must add up to. Those from before, or from nodes that still run, have none and count as lost.
  'ALTER TABLE snapshots ADD COLUMN checksum BIGINT',
  // Which logs speak of whom, so that somebody who wants to be forgotten is found. `fillMentions` fills it.
  `
  CREATE TABLE mentions (
    person TEXT NOT NULL, table_id TEXT COLLATE "C" NOT NULL, PRIMARY KEY (person, table_id)
  );
  CREATE INDEX mentions_table ON mentions (table_id);
  `,
  // What players report, and what operators decide.
  `
  CREATE TABLE reports (
    id TEXT PRIMARY KEY, at BIGINT NOT NULL, table_id TEXT NOT NULL, reporter TEXT NOT NULL, about TEXT NOT NULL,
    name TEXT NOT NULL, kind TEXT NOT NULL, said TEXT NOT NULL, UNIQUE (reporter, about, table_id, kind)
  );
  CREATE INDEX reports_at ON reports (at);
  CREATE INDEX reports_about ON reports (about);
  CREATE TABLE measures (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, target TEXT NOT NULL, text TEXT NOT NULL, since BIGINT NOT NULL,
    until BIGINT NOT NULL
  );
  `,
  // How finished games went for those who played them, and who does not want to know any more.
  `
  CREATE TABLE results (
    person TEXT COLLATE "C" NOT NULL, source TEXT COLLATE "C" NOT NULL, table_id TEXT NOT NULL, at BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL, seat INTEGER NOT NULL, seats INTEGER NOT NULL, people INTEGER NOT NULL,
    place INTEGER NOT NULL, score INTEGER, result TEXT COLLATE "C" NOT NULL, level TEXT COLLATE "C",
    party TEXT NOT NULL, party_size INTEGER NOT NULL, came_out TEXT NOT NULL, local INTEGER NOT NULL,
    PRIMARY KEY (person, source)
  );
  CREATE INDEX results_at ON results (person, at);
  CREATE INDEX results_table ON results (table_id);
  CREATE TABLE results_cleared (person TEXT PRIMARY KEY, until BIGINT NOT NULL);
  `,
  // Whom people do not want at their tables, and whom they ask to one.
  `
  CREATE TABLE blocks (
    person TEXT NOT NULL, other TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (person, other)
  );
  CREATE INDEX blocks_other ON blocks (other);
  CREATE TABLE invitations (
    person TEXT NOT NULL, table_id TEXT NOT NULL, by_person TEXT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
  );
  CREATE INDEX invitations_table ON invitations (table_id);
  CREATE INDEX invitations_by ON invitations (by_person);
  `,
  // The game of a day that everybody plays alike.
  `
  ALTER TABLE results ADD COLUMN daily TEXT COLLATE "C";
  CREATE INDEX results_daily ON results (daily, game) WHERE daily IS NOT NULL;
  `,
  // Clubs. Whichever way a member goes, the one of longest standing follows a founder, and a club without members is gone;
  // who goes in the same moment waits for the club.
  `
  CREATE TABLE clubs (
    id TEXT COLLATE "C" PRIMARY KEY, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL, founder TEXT NOT NULL,
    created BIGINT NOT NULL, evening TEXT, season_from BIGINT
  );
  CREATE TABLE club_members (
    club TEXT COLLATE "C" NOT NULL REFERENCES clubs ON DELETE CASCADE, person TEXT COLLATE "C" NOT NULL,
    since BIGINT NOT NULL, seen BIGINT NOT NULL, rated INTEGER NOT NULL, PRIMARY KEY (club, person)
  );
  CREATE INDEX club_members_person ON club_members (person);
  CREATE TABLE club_tables (
    table_id TEXT COLLATE "C" PRIMARY KEY, club TEXT COLLATE "C" NOT NULL REFERENCES clubs ON DELETE CASCADE,
    at BIGINT NOT NULL
  );
  CREATE INDEX club_tables_club ON club_tables (club, at);
  ALTER TABLE results ADD COLUMN bots TEXT NOT NULL DEFAULT '';
  ALTER TABLE results ADD COLUMN club TEXT COLLATE "C";
  CREATE INDEX results_club ON results (club, person, game, result, place, seats) INCLUDE (people, at, score)
    WHERE club IS NOT NULL;
  CREATE INDEX results_club_games ON results (club, game, result, table_id) WHERE club IS NOT NULL;
  CREATE INDEX results_club_at ON results (club, at, table_id) WHERE club IS NOT NULL;
  CREATE FUNCTION club_left() RETURNS TRIGGER LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM clubs WHERE id = OLD.club FOR UPDATE;
    DELETE FROM clubs WHERE id = OLD.club AND NOT EXISTS (SELECT FROM club_members WHERE club = OLD.club);
    UPDATE clubs SET founder = (SELECT person FROM club_members WHERE club = OLD.club ORDER BY since, person LIMIT 1)
      WHERE id = OLD.club AND founder = OLD.person;
    RETURN NULL;
  END $$;
  CREATE TRIGGER club_left AFTER DELETE ON club_members FOR EACH ROW EXECUTE FUNCTION club_left();
  `,
  // Phrases that bring people back without any of their devices; seasons of a club that did not begin with a quarter.
  `
  CREATE TABLE recoveries (
    person TEXT COLLATE "C" PRIMARY KEY, hash TEXT COLLATE "C" NOT NULL UNIQUE, created BIGINT NOT NULL, used BIGINT
  );
  ALTER TABLE clubs ADD COLUMN season_changes TEXT NOT NULL DEFAULT '[]';
  `,
  // Who made a club's table: until its game is over it goes with her. What is finished stays the club's, and names nobody.
  `
  ALTER TABLE club_tables ADD COLUMN person TEXT COLLATE "C";
  CREATE INDEX club_tables_person ON club_tables (club, person) WHERE person IS NOT NULL;
  CREATE FUNCTION club_tables_left() RETURNS TRIGGER LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM club_tables WHERE club = OLD.club AND person = OLD.person
      AND table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'playing'));
    UPDATE club_tables SET person = NULL WHERE club = OLD.club AND person = OLD.person;
    RETURN NULL;
  END $$;
  CREATE TRIGGER club_tables_left AFTER DELETE ON club_members FOR EACH ROW EXECUTE FUNCTION club_tables_left();
  `,
  // Tournaments of a club, who plays in them and how each deal went; how bots fared in the caves of its games.
  `
  CREATE TABLE tournaments (
    id TEXT COLLATE "C" PRIMARY KEY, club TEXT COLLATE "C" NOT NULL REFERENCES clubs ON DELETE CASCADE,
    organiser TEXT COLLATE "C", game TEXT NOT NULL, set_up TEXT NOT NULL, created BIGINT NOT NULL, closes BIGINT NOT NULL,
    begun BIGINT, settled BIGINT, secrets TEXT NOT NULL, seating TEXT
  );
  CREATE INDEX tournaments_club ON tournaments (club, created);
  CREATE INDEX tournaments_organiser ON tournaments (organiser) WHERE organiser IS NOT NULL;
  CREATE TABLE tournament_entrants (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments ON DELETE CASCADE, slot INTEGER NOT NULL,
    person TEXT COLLATE "C", gone INTEGER NOT NULL, came BIGINT NOT NULL, PRIMARY KEY (tournament, slot),
    UNIQUE (tournament, person)
  );
  CREATE INDEX tournament_entrants_person ON tournament_entrants (person) WHERE person IS NOT NULL;
  CREATE TABLE tournament_results (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments ON DELETE CASCADE, deal INTEGER NOT NULL,
    slot INTEGER NOT NULL, reached TEXT NOT NULL, PRIMARY KEY (tournament, deal, slot)
  );
  CREATE FUNCTION tournament_left() RETURNS TRIGGER LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM tournament_entrants WHERE person = OLD.person
      AND tournament IN (SELECT id FROM tournaments WHERE club = OLD.club AND begun IS NULL);
    UPDATE tournament_entrants SET gone = 1 WHERE person = OLD.person
      AND tournament IN (SELECT id FROM tournaments WHERE club = OLD.club);
    RETURN NULL;
  END $$;
  CREATE TRIGGER tournament_left AFTER DELETE ON club_members FOR EACH ROW EXECUTE FUNCTION tournament_left();
  CREATE TABLE pars (
    table_id TEXT COLLATE "C" PRIMARY KEY, bot TEXT NOT NULL, version INTEGER NOT NULL, result TEXT COLLATE "C" NOT NULL
  );
  CREATE INDEX results_of_clubs ON results (at) WHERE club IS NOT NULL;
  `,
  // Generations of devices, which sign-outs raise, in all that lets somebody in; puzzles, and how many find their solution.
  `
  CREATE TABLE devices (hash TEXT COLLATE "C" PRIMARY KEY, generation INTEGER NOT NULL, offered INTEGER NOT NULL);
  ALTER TABLE tokens ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE offers ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE puzzle_tries (
    person TEXT COLLATE "C" NOT NULL, puzzle TEXT COLLATE "C" NOT NULL, at BIGINT NOT NULL, solved INTEGER NOT NULL,
    PRIMARY KEY (person, puzzle)
  );
  CREATE TABLE puzzle_tallies (
    puzzle TEXT COLLATE "C" PRIMARY KEY, tried INTEGER NOT NULL, solved INTEGER NOT NULL
  );
  `,
  // Passkeys, which bring people back as phrases do, and what they have signed, for as long as it could be shown again.
  `
  CREATE TABLE passkeys (
    id TEXT COLLATE "C" PRIMARY KEY, person TEXT COLLATE "C" NOT NULL, credential TEXT COLLATE "C" NOT NULL UNIQUE,
    public_key TEXT NOT NULL, counter BIGINT NOT NULL, site TEXT NOT NULL, label TEXT NOT NULL, created BIGINT NOT NULL,
    used BIGINT
  );
  CREATE INDEX passkeys_person ON passkeys (person);
  CREATE TABLE spent_challenges (hash TEXT COLLATE "C" PRIMARY KEY, expires BIGINT NOT NULL);
  CREATE INDEX spent_challenges_expires ON spent_challenges (expires);
  `,
  // Games of a day that were played without a server, with a seed everybody may know: listed apart, on honour.
  `
  ALTER TABLE results ADD COLUMN honour TEXT COLLATE "C";
  CREATE INDEX results_honour ON results (honour, game) WHERE honour IS NOT NULL;
  `,
]

/** Any number, the same for every node: whoever holds it changes the layout. */
const LAYOUT_LOCK = 7_047_668

/** Brings the database to the layout this program knows; nodes that start together take turns. */
export async function prepare(client: PoolClient): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LAYOUT_LOCK])
    await client.query('CREATE TABLE IF NOT EXISTS layout (version INTEGER NOT NULL)')
    const { rows } = await client.query<{ version: number }>('SELECT version FROM layout')
    await climb(client, rows[0]?.version ?? 0)
    await fillMentions(client)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

async function climb(client: PoolClient, version: number): Promise<void> {
  if (version > STEPS.length) throw new NewerDatabase(version)
  for (const step of STEPS.slice(version)) await client.query(step)
  await client.query('DELETE FROM layout')
  await client.query('INSERT INTO layout VALUES ($1)', [STEPS.length])
}

/** For whoever only reads. */
export async function refuseOtherLayout(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>('SELECT version FROM layout')
  const version = rows[0]?.version ?? 0
  if (version > STEPS.length) throw new NewerDatabase(version)
  if (version < STEPS.length)
    throw new Error(`the database has layout ${version} of an older Grotto; use that one, or upgrade the server first`)
}
