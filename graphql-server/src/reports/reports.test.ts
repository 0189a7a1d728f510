import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { movieRow, programRow } from '../../test/contentRows.ts';
import { movableClock } from '../../test/movableClock.ts';
import { onSqliteOnly } from '../../test/onSqliteOnly.ts';
import { sharedTestApp } from '../../test/sharedTestApp.ts';
import { storeAttendance } from './attendance.ts';
import type { Report, ReportDate } from './reports.types.ts';

const clock = movableClock();
let token: string;

const at = (moment: string) => new Date(moment);

const app = sharedTestApp({
  clock,
  content: {
    programs: [
      programRow('2026-11-10T18:00:00Z', {
        title: 'Koncert',
        place: 'Velika sala',
        isFree: true,
      }),
      programRow('2026-11-12T18:00:00Z', { title: 'Otkazan', status: 'cancelled' }),
      programRow('2026-11-13T18:00:00Z', { title: 'Nacrt', publishedAt: null }),
      programRow('2026-12-20T18:00:00Z', { title: 'Najavljen' }),
      programRow('2026-11-15T18:00:00Z', {
        title: 'Radionica',
        programType: 'Mladi',
        childrenAge: 'od 7 godina',
        dates: {
          create: ['2026-11-15T18:00:00Z', '2026-11-16T18:00:00Z'].map((moment, index) => ({
            eventHappeningDateTime: at(moment),
            pastAt: at(moment),
            lastDay: at(moment),
            isOriginal: index === 0,
          })),
        },
      }),
      programRow('2027-01-05T18:00:00Z', { title: 'Planiran', publishedAt: at('2026-12-30') }),
    ],
    movies: [movieRow(['2026-11-17T19:00:00Z'], { title: 'Tiha voda' })],
  },
});
beforeAll(async () => {
  ({ token } = await app.signInAs({ roleId: 1, name: 'Ana' }));
  await app.saveState();
});
afterEach(() => app.restore());

const report = async (search = 'year=2026'): Promise<Report> => {
  const { body } = await app.rest<Report>('GET', `/api/Reports/GetReport?${search}`, { token });
  return body;
};
const save = (counts: readonly object[], by = token) =>
  app.rest<ReportDate[]>('PUT', '/api/Reports/SaveAttendance', { token: by, json: { counts } });
const numbers = async () =>
  (await report()).dates.map(({ title, visitors, source }) => [title, visitors, source]);

/** A date that takes reservations, with counts of two phones. */
async function countAtDoor(dateKey: string, itemId: number) {
  await app.database.write(async (transaction) => {
    const { id: offerId } = await transaction.reservationOffer.create({
      data: {
        dateKey,
        itemType: 'Program',
        itemId,
        places: 12,
        taken: 9,
        toldAt: at('2026-11-10T18:00:00Z'),
      },
    });
    await transaction.doorCount.createMany({
      data: [
        { offerId, deviceId: 'a', reservationId: 5, arrived: 2, sequence: 1 },
        { offerId, deviceId: 'b', reservationId: 5, arrived: 3, sequence: 1 },
        { offerId, deviceId: 'a', reservationId: 6, arrived: 4, sequence: 2 },
        { offerId, deviceId: 'a', reservationId: 0, arrived: 10, sequence: 3 },
        { offerId, deviceId: 'b', reservationId: 0, arrived: 20, sequence: 3 },
      ],
    });
  });
}

it('has held dates without drafts, cancelled ones apart, missing numbers named', async () => {
  const { dates, total, toCome } = await report();
  expect(dates.map(({ dateKey, title, section }) => [dateKey, title, section])).toEqual([
    ['program-1', 'Koncert', 'Muzicki program'],
    ['program-2', 'Otkazan', 'Muzicki program'],
    ['program-5', 'Radionica', 'Mladi'],
    ['program-5-2', 'Radionica', 'Mladi'],
    ['projekcija-1', 'Tiha voda', 'Bioskop program'],
  ]);
  expect(total).toEqual({ programs: 3, held: 4, cancelled: 1, visitors: null, missing: 4 });
  expect(toCome).toBe(1);
  expect((await report('year=2026&quarter=3')).total).toMatchObject({ held: 0, visitors: null });
});

it('dates of the same moment keep their order when one of them is saved again', async () => {
  const moment = at('2026-12-24T18:00:00Z');
  const ids = await app.database.write(async (transaction) => {
    const created: number[] = [];
    for (const title of ['Prvi', 'Drugi', 'Treći']) {
      const data = programRow(moment.toISOString(), { title });
      created.push((await transaction.program.create({ data })).id);
    }
    // PostgreSQL stores a changed row behind the others.
    const [first = 0] = created;
    await transaction.program.update({ where: { id: first }, data: { place: 'Galerija' } });
    return created;
  });
  const path = '/api/Reports/GetWorkPlan?month=2026-12&months=1';
  const { body } = await app.rest<ReportDate[]>('GET', path, { token });
  const ofMoment = body.filter((one) => one.at === moment.toISOString());
  expect(ofMoment.map(({ itemId }) => itemId)).toEqual(ids);
});

onSqliteOnly('a report', () => {
  it.each([['year='], ['year=2026&quarter=5'], ['year=2026.5'], ['year=9999'], ['']])(
    'the period %j is refused',
    async (search) => {
      const { status } = await app.rest('GET', `/api/Reports/GetReport?${search}`, { token });
      expect(status).toBe(400);
    },
  );
});

onSqliteOnly('saving', () => {
  it('replaces, keeps and takes away numbers, with an entry of numbers each', async () => {
    await save([
      { dateKey: 'program-1', visitors: 120 },
      { dateKey: 'program-5-2', visitors: 0 },
    ]);
    const { body } = await save([
      { dateKey: 'program-1', visitors: 130 },
      { dateKey: 'program-5-2', visitors: 0 },
    ]);
    expect(body.map(({ visitors }) => visitors)).toEqual([130, 0]);
    await save([{ dateKey: 'program-5-2', visitors: null }]);
    expect((await report()).total).toMatchObject({ visitors: 130, missing: 3 });
    const entries = await app.database.reader.auditEntry.findMany({
      where: { action: 'visitors' },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ changes }) => changes)).toEqual([
      { visitors: { from: null, to: 120 } },
      { visitors: { from: null, to: 0 } },
      { visitors: { from: 120, to: 130 } },
      { visitors: { from: 0, to: null } },
    ]);
  });

  it.each([
    [{ dateKey: 'program-2', visitors: 1 }, 'invalid'],
    [{ dateKey: 'program-4', visitors: 1 }, 'tooEarly'],
    [{ dateKey: 'program-999', visitors: 1 }, 'invalid'],
    [{ dateKey: "program-1' OR 1=1", visitors: 1 }, 'invalid'],
    [{ dateKey: 'program-5', visitors: -1 }, 'invalid'],
    [{ dateKey: 'program-5', visitors: 1.5 }, 'notAnInteger'],
    [{ dateKey: 'program-1', visitors: 3 }, 'repeated'],
  ])('%j is refused, and nothing is saved', async (count, problem) => {
    const answer = await save([{ dateKey: 'program-1', visitors: 5 }, count]);
    expect(answer).toMatchObject({ status: 400, errors: { 'counts.1.visitors': problem } });
    expect((await report()).total.visitors).toBeNull();
  });

  it('needs the right to the section of every date', async () => {
    const { token: youth } = await app.signInAs({ sections: ['Mladi'] });
    const own = { dateKey: 'program-5', visitors: 8 };
    expect(await save([own, { dateKey: 'program-1', visitors: 9 }], youth)).toMatchObject({
      status: 403,
    });
    expect((await report()).total.visitors).toBeNull();
    expect((await save([own], youth)).status).toBe(200);
  });
});

describe('the door', () => {
  it('gives the number: of a reservation the largest count, of others the sum', async () => {
    await countAtDoor('program-1', 1);
    const { dates, reservations } = await report();
    expect(dates[0]).toMatchObject({ visitors: 37, source: 'door', places: 12, arrived: 7 });
    expect(reservations).toEqual({ offers: 1, places: 12, taken: 9, arrived: 7, uncounted: 0 });
  });

  it('is replaced by a typed number, and counts again when that is taken away', async () => {
    await countAtDoor('program-1', 1);
    const one = (visitors: number | null) => save([{ dateKey: 'program-1', visitors }]);
    expect((await one(40)).body[0]).toMatchObject({ visitors: 40, source: 'typed' });
    expect((await one(null)).body[0]).toMatchObject({ visitors: 37, source: 'door' });
  });

  it('leaves its number when counts and item are gone', async () => {
    await countAtDoor('program-1', 1);
    expect(await storeAttendance(app.database, clock())).toBe(1);
    expect(await storeAttendance(app.database, clock())).toBe(0);
    await app.database.write(({ reservationOffer }) => reservationOffer.deleteMany());
    await app.database.writeContent(({ program }) => program.delete({ where: { id: 1 } }));
    const [first] = (await report()).dates;
    expect(first).toMatchObject({
      title: 'Koncert',
      visitors: 37,
      source: 'door',
      isRemoved: true,
      isFree: true,
      place: 'Velika sala',
    });
  });
});

describe('a number', () => {
  it('survives the deletion of its programme, under its last title', async () => {
    await save([{ dateKey: 'program-1', visitors: 120 }]);
    await app.database.writeContent(({ program }) =>
      program.update({ where: { id: 1 }, data: { title: 'Novi naslov' } }),
    );
    await storeAttendance(app.database, clock());
    await app.rest('DELETE', '/api/Programs/DeleteProgram?id=1', { token });
    expect(await numbers()).toContainEqual(['Novi naslov', 120, 'typed']);
    expect((await report()).total).toMatchObject({ held: 4, visitors: 120 });
  });

  it('moves with its date into another year', async () => {
    await save([{ dateKey: 'program-1', visitors: 120 }]);
    const moved = { eventHappeningDateTime: at('2025-11-10T18:00:00Z') };
    await app.database.writeContent(({ program }) =>
      program.update({ where: { id: 1 }, data: moved }),
    );
    expect((await report()).total).toMatchObject({ held: 3, visitors: null });
    expect((await report('year=2025')).total).toMatchObject({ held: 1, visitors: 120 });
  });

  it('stays with its date when a series becomes a single date', async () => {
    await save([{ dateKey: 'program-5-2', visitors: 17 }]);
    await app.database.writeContent(async ({ program, programDate }) => {
      await programDate.deleteMany({ where: { programId: 5 } });
      const data = { eventHappeningDateTime: at('2026-11-16T18:00:00Z') };
      await program.update({ where: { id: 5 }, data });
    });
    expect(await numbers()).toContainEqual(['Radionica', 17, 'typed']);
    await save([{ dateKey: 'program-5', visitors: 18 }]);
    expect(await numbers()).toContainEqual(['Radionica', 18, 'typed']);
    expect(await app.database.reader.attendance.count()).toBe(1);
  });
});

onSqliteOnly('sheets', () => {
  const sheet = (search: string, call = 'GetReportSheet') =>
    fetch(`${app.address}/api/Reports/${call}?${search}`, {
      headers: { authorization: `Bearer ${token}` },
    });

  it('agree with the report and with a plain count in SQL', async () => {
    await save([
      { dateKey: 'program-1', visitors: 120 },
      { dateKey: 'program-5', visitors: 11 },
      { dateKey: 'projekcija-1', visitors: 44 },
    ]);
    const [counted] = await app.database.reader.$queryRaw<{ visitors: bigint; dates: bigint }[]>`
      SELECT SUM("visitors") AS "visitors", COUNT(*) AS "dates" FROM "Attendance"`;
    const { total, groups } = await report();
    expect([total.visitors, total.held - total.missing]).toEqual([
      Number(counted?.visitors),
      Number(counted?.dates),
    ]);
    for (const by of ['type', 'month', 'hall', 'audience', 'admission']) {
      const own = groups.filter((group) => group.by === by);
      expect(own.reduce((all, { visitors }) => all + (visitors ?? 0), 0)).toBe(total.visitors);
      expect(own.reduce((all, { held }) => all + held, 0)).toBe(total.held);
    }
    const csv = await (await sheet('year=2026&format=csv')).text();
    expect(csv).toContain(`Ukupno;Ukupno;3;4;1;${String(total.visitors)};1\r\n`);
    const files = unzipSync(new Uint8Array(await (await sheet('year=2026')).arrayBuffer()));
    const first = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const cells = [...first.matchAll(/<v>(\d+)<\/v>/g)].map(([, number]) => Number(number));
    expect(cells).toContain(total.visitors);
    const dates = await (await sheet('year=2026&format=csv&table=termini')).text();
    expect(dates.split('\r\n').filter((line) => line.includes('održano'))).toHaveLength(4);
  });

  it.each([
    ['lat', 'Podela;Grupa;Programa', 'Po vrsti;Projekcije filmova'],
    ['cir', 'Подела;Група;Програма', 'По врсти;Пројекције филмова'],
  ])('are written in %s letters, with the mark that Excel needs', async (script, head, row) => {
    const answer = await sheet(`year=2026&quarter=4&format=csv&script=${script}`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="izvestaj-2026-4-pregled.csv"',
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain(head);
    expect(text).toContain(row);
  });

  it('have a title that looks like a formula as a text', async () => {
    await app.database.writeContent(({ program }) =>
      program.update({ where: { id: 1 }, data: { title: '=1+1' } }),
    );
    expect(await (await sheet('year=2026&format=csv&table=termini')).text()).toContain(";'=1+1;");
  });

  it('of the plan have announced and planned dates by month', async () => {
    const csv = await (await sheet('month=2026-12&months=2&format=csv', 'GetWorkPlanSheet')).text();
    expect(csv.split('\r\n').slice(1, -1)).toEqual([
      'decembar 2026.;Muzički program;20.12.2026;19:00;Najavljen;',
      'januar 2027.;Muzički program;05.01.2027;19:00;Planiran;',
    ]);
    const xlsx = await sheet('month=2026-05&months=1', 'GetWorkPlanSheet');
    expect(xlsx.status).toBe(200);
  });

  it.each([['year=2026&format=pdf'], ['year=2026&table=nepoznata'], ['year=2026&script=grc']])(
    '%j is refused',
    async (search) => {
      expect((await sheet(search)).status).toBe(400);
    },
  );
});

it('asks the database equally often, however many dates there are', async () => {
  const statements = async () => {
    const before = app.database.statements;
    await report();
    return app.database.statements - before;
  };
  await statements();
  const few = await statements();
  await app.database.writeContent(async ({ program }) => {
    for (let day = 10; day < 20; day += 1) {
      await program.create({ data: programRow(`2026-10-${String(day)}T18:00:00Z`) });
    }
  });
  await statements();
  expect(await statements()).toBe(few);
});
