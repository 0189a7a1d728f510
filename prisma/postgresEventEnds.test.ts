import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { dayOf } from '@centar/domain/dates.ts';
import { endColumns } from '@centar/domain/eventState.ts';
import { EVENT_TIMES } from '../graphql-server/test/eventTimes.ts';
import { databaseIn } from '../graphql-server/test/testDatabase.ts';
import { MIGRATIONS_DIR } from './provider.ts';

it.each(['Program', 'ProgramDate'])(
  'older rows of %s get the ends that the rules compute',
  async (table) => {
    const name = readdirSync(MIGRATIONS_DIR.postgresql).find((one) => one.endsWith('_event_ends'));
    const path = join(MIGRATIONS_DIR.postgresql, String(name), 'migration.sql');
    const updates = readFileSync(path, 'utf8')
      .split(/;\n/)
      .filter((one) => one.includes(`UPDATE "${table}"`));
    const folder = mkdtempSync(join(tmpdir(), 'centar-event-ends-'));
    const database = await databaseIn(folder);
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query(`CREATE TEMPORARY TABLE "${table}" ("id" SERIAL, "eventHappeningDateTime" TIMESTAMP(3),
      "endsAt" TIMESTAMP(3), "pastAt" TIMESTAMP(3), "lastDay" TIMESTAMP(3))`);
    for (const [start, end] of EVENT_TIMES) {
      await client.query(
        `INSERT INTO "${table}" ("eventHappeningDateTime", "endsAt") VALUES ($1::timestamp, $2::timestamp)`,
        [start.slice(0, -6), end?.slice(0, -6) ?? null],
      );
    }
    for (const update of updates) await client.query(update);
    const { rows } = await client.query<{ pastAt: string; lastDay: string }>(
      `SELECT to_char("pastAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "pastAt",
        to_char("lastDay", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "lastDay" FROM "${table}" ORDER BY "id"`,
    );
    await client.end();
    await database.drop();
    rmSync(folder, { recursive: true });
    const shown = rows.map(({ pastAt, lastDay }) => [pastAt, dayOf(lastDay)]);
    const expected = EVENT_TIMES.map(([eventHappeningDateTime, endsAt]) => {
      const { pastAt, lastDay } = endColumns({ eventHappeningDateTime, endsAt });
      return [pastAt.toISOString(), dayOf(lastDay)];
    });
    expect(updates).toHaveLength(1);
    expect(shown).toEqual(expected);
  },
);
