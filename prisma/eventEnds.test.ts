import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, it } from 'vitest';
import { dayOf } from '@centar/domain/dates.ts';
import { endColumns } from '@centar/domain/eventState.ts';
import { EVENT_TIMES } from '../graphql-server/test/eventTimes.ts';
import { MIGRATIONS_DIR } from './provider.ts';

const stored = (text: string): string => text.replace(/\+00:00$/, 'Z');

it.each(['Program', 'ProgramDate'])(
  'older rows of %s get the ends that the rules compute',
  (table) => {
    const name = readdirSync(MIGRATIONS_DIR.sqlite).find((one) => one.endsWith('_event_ends'));
    const sql = readFileSync(join(MIGRATIONS_DIR.sqlite, String(name), 'migration.sql'), 'utf8');
    const updates = sql.split(/;\n/).filter((one) => one.includes(`UPDATE "${table}"`));
    expect(updates).toHaveLength(2);
    const database = new BetterSqlite3(':memory:');
    database.exec(`CREATE TABLE "${table}" ("id" INTEGER PRIMARY KEY, "eventHappeningDateTime" DATETIME NOT NULL,
      "endsAt" DATETIME, "pastAt" DATETIME, "lastDay" DATETIME)`);
    const insert = database.prepare(
      `INSERT INTO "${table}" ("eventHappeningDateTime", "endsAt") VALUES (?, ?)`,
    );
    for (const times of EVENT_TIMES) insert.run(...times);
    for (const update of updates) database.exec(update);
    const rows = database
      .prepare<[], { pastAt: string; lastDay: string }>(
        `SELECT "pastAt", "lastDay" FROM "${table}" ORDER BY "id"`,
      )
      .all();
    database.close();
    const shown = rows.map(({ pastAt, lastDay }) => [stored(pastAt), dayOf(lastDay)]);
    const expected = EVENT_TIMES.map(([eventHappeningDateTime, endsAt]) => {
      const { pastAt, lastDay } = endColumns({ eventHappeningDateTime, endsAt });
      return [pastAt.toISOString(), dayOf(lastDay)];
    });
    expect(shown).toEqual(expected);
  },
);
