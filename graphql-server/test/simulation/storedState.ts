import { expect } from 'vitest';
import type { BlobStorage } from '../../src/platform/files/blobStorage.ts';
import { fileNamesOf } from '../../src/platform/files/storedFiles.ts';
import { hashOf } from '../../src/platform/secretCodes.ts';
import type { Connection, Row } from './connection.ts';
import { dateLine } from './model.ts';
import type { Delivered } from './seams.ts';

const KINDS = [
  [/ponovo je tražena/, 'known'],
  [/mesta su se oslobodila/, 'promoted'],
  [/vaša rezervacija je otkazana/, 'cancelled'],
  [/vašu rezervaciju smo prebacili/, 'moved'],
  [/termin za koji (?:imate rezervaciju|ste na listi čekanja)/, 'changed'],
  [/za vas je rezervisano|na listi čekanja ste/, 'reserved'],
] as const;

const CODE = /\/moja-rezervacija\/([A-Za-z0-9_-]{43})/;

const MAX_CODES = 1000;
/** A mail that was not sent by then is given up. */
const MAIL_MS = 2 * 24 * 3_600_000;

const textOf = (value: Row[string] | undefined): string => String(value ?? '');
const momentOf = (value: Row[string] | undefined): number => new Date(textOf(value)).getTime();
const isNone = (value: Row[string] | undefined): boolean => value === null || value === undefined;

const itemsOf = (type: string, file: string, own = ''): string => `
  SELECT '${type}' AS "type", item."id", "author", "title", item."version", "publishedAt", "deletedAt" ${own},
    (SELECT "originalName" FROM "StoredFile" WHERE "id" = item."${file}") AS "file",
    (SELECT count(*) FROM "ItemVersion" WHERE "itemType" = '${type}' AND "itemId" = item."id") AS "versions"
  FROM "${type}" AS item`;

const QUERIES = {
  news: itemsOf('News', 'imageFileId'),
  programs: itemsOf(
    'Program',
    'imageFileId',
    ', "eventHappeningDateTime" AS "at", "place", "status"',
  ),
  movies: itemsOf('Movie', 'imageFileId'),
  competitions: itemsOf('Competition', 'documentFileId'),
  dates: `SELECT 'Program' AS "type", "programId" AS "itemId", "id", "eventHappeningDateTime" AS "at", "place", "status"
    FROM "ProgramDate" ORDER BY "eventHappeningDateTime"`,
  screenings: `SELECT 'Movie' AS "type", "movieId" AS "itemId", "id", "productionDate" AS "at", "hall" AS "place", "status"
    FROM "Screening" ORDER BY "productionDate"`,
  offers: 'SELECT * FROM "ReservationOffer"',
  reservations: 'SELECT * FROM "Reservation" ORDER BY "id"',
  mails: 'SELECT * FROM "OutboxMail" ORDER BY "id"',
  files: 'SELECT * FROM "StoredFile"',
  audits: 'SELECT count(*) AS "count" FROM "AuditEntry"',
  created: `SELECT "itemType", "itemId", count(*) AS "count" FROM "AuditEntry"
    WHERE "action" = 'create' GROUP BY "itemType", "itemId" HAVING count(*) > 1`,
} as const;

type Tables = Record<keyof typeof QUERIES, readonly Row[]>;

const itemKey = (type: Row[string] | undefined, id: Row[string] | undefined): string =>
  `${textOf(type)} ${textOf(id)}`;

const lineOfDate = ({ place, at, status }: Row): string =>
  dateLine({ place: textOf(place), at: momentOf(at), status: textOf(status) });

const fileOf = (row: Row) => ({
  id: textOf(row['id']),
  extension: textOf(row['extension']),
  variants: JSON.parse(textOf(row['variants'])) as unknown,
});

const kindOf = (text: string): string =>
  KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'unknown';

/** What is stored, as it was read last. */
export function createStoredState(connection: Connection) {
  let tables = {} as Tables;
  const ids = new Map<string, number>();
  /** Of purged items, too. */
  const marks = new Map<string, string>();
  const codes = new Map<string, { readonly text: string; readonly hash: string } | undefined>();

  /** The code in a mail; each mail is read many times. */
  function codeIn(mail: string) {
    if (codes.has(mail)) return codes.get(mail);
    if (codes.size > MAX_CODES) codes.clear();
    const text = CODE.exec(mail)?.[1];
    const code = text === undefined ? undefined : { text, hash: hashOf(text) };
    codes.set(mail, code);
    return code;
  }

  const textsOf = (delivered: readonly Delivered[]): ReadonlyMap<number, string> =>
    new Map([
      ...delivered.map(({ id, text }) => [id, text] as const),
      ...tables.mails.flatMap(({ id, text }) =>
        text ? [[Number(id), String(text)] as const] : [],
      ),
    ]);

  const itemRows = (): Row[] => [
    ...tables.news,
    ...tables.programs,
    ...tables.movies,
    ...tables.competitions,
  ];

  const datesOf = (type: string, id: number): Row[] =>
    [...tables.dates, ...tables.screenings].filter(
      (row) => itemKey(row['type'], row['itemId']) === `${type} ${String(id)}`,
    );

  const markOf = (offer: Row | undefined): string =>
    marks.get(itemKey(offer?.['itemType'], offer?.['itemId'])) ?? '';

  const offerOf = (mark: string): Row | undefined =>
    tables.offers.find((offer) => markOf(offer) === mark);

  function itemLine(row: Row): string {
    const { type, author, version, title, publishedAt, deletedAt, file, versions } = row;
    const published = isNone(publishedAt) ? 'null' : String(momentOf(publishedAt));
    const states = `${published} ${isNone(deletedAt) ? 'there' : 'binned'}`;
    const dates = datesOf(textOf(type), Number(row['id']));
    const own = type === 'Program' && dates.length === 0 ? [row] : dates;
    // A programme repeats the date that it shows.
    const shown = type === 'Program' ? lineOfDate(row) : '';
    const shows = own.find((date) => lineOfDate(date) === shown);
    return `${textOf(type)} ${textOf(author)} v${textOf(version)} '${textOf(title)}' ${states} [${own.map(lineOfDate).join()}] shows ${textOf(shows?.['place'])} file ${String(file)}, ${textOf(versions)} versions`;
  }

  function mailCounts(rows: readonly Row[], delivered: readonly Delivered[]) {
    const texts = textsOf(delivered);
    const counts: Record<string, number> = {};
    for (const { id, recipient } of rows) {
      const key = `${textOf(recipient)} ${kindOf(texts.get(Number(id)) ?? '')}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  }

  return {
    async read(): Promise<void> {
      const read: [string, readonly Row[]][] = [];
      for (const [name, sql] of Object.entries(QUERIES)) {
        read.push([name, await connection.rows(sql)]);
      }
      tables = Object.fromEntries(read) as Tables;
      ids.clear();
      for (const { type, id, author } of itemRows()) {
        ids.set(textOf(author), Number(id));
        marks.set(itemKey(type, id), textOf(author));
      }
    },

    /** The id of an item, by its mark. */
    idOf: (mark: string): number => ids.get(mark) ?? 0,
    /** The row of a date, by its place; undefined for a new or the only one. */
    dateIdOf: (type: string, mark: string, place: string): number | undefined => {
      const row = datesOf(type, ids.get(mark) ?? 0).find((date) => date['place'] === place);
      return row && Number(row['id']);
    },
    /** When the date is that a programme shows. */
    shownAt: (mark: string): string | undefined => {
      const at = tables.programs.find(({ author }) => author === mark)?.['at'];
      return isNone(at) ? undefined : new Date(textOf(at)).toISOString();
    },
    offerIdOf: (mark: string): number => Number(offerOf(mark)?.['id'] ?? 0),
    /** By which an offer knows its date; without an offer that of the item's first date. */
    dateKeyOf(mark: string): string {
      const id = ids.get(mark) ?? 0;
      const [screening] = datesOf('Movie', id);
      const isFilm = marks.get(itemKey('Movie', id)) === mark;
      const own = isFilm ? `projekcija-${textOf(screening?.['id'])}` : `program-${String(id)}`;
      return textOf(offerOf(mark)?.['dateKey'] ?? own);
    },
    reservations: (): readonly Row[] => tables.reservations,

    /** The rows as the model writes them. */
    lines(delivered: readonly Delivered[]): string[] {
      const lines = itemRows().map(itemLine);
      for (const offer of tables.offers) {
        const { places, version, toldPlace, toldAt, toldStatus, taken, waiting } = offer;
        const told = lineOfDate({ place: toldPlace, at: toldAt, status: toldStatus } as Row);
        const erased = isNone(offer['erasedAt']) ? '' : ', erased';
        lines.push(
          `offer ${markOf(offer)} ${textOf(places)} v${textOf(version)} ${told}, ${textOf(taken)} taken, ${textOf(waiting)} waiting${erased}`,
        );
      }
      for (const [index, row] of tables.reservations.entries()) {
        const of = markOf(tables.offers.find(({ id }) => id === row['offerId']));
        lines.push(
          `reservation ${String(index)} ${of} ${textOf(row['email'])} ${textOf(row['places'])} ${textOf(row['state'])} v${textOf(row['version'])}`,
        );
      }
      const counts = mailCounts(tables.mails, delivered);
      for (const [key, count] of Object.entries(counts)) lines.push(`mail ${key} ${String(count)}`);
      for (const { originalName, releasedAt } of tables.files) {
        lines.push(`file ${textOf(originalName)} ${isNone(releasedAt) ? 'used' : 'released'}`);
      }
      return [...lines.toSorted(), `audits ${textOf(tables.audits[0]?.['count'])}`];
    },

    /** The code of a reservation that works, from the mails to its mailbox. */
    codeOf({ codeHash, email }: Row, delivered: readonly Delivered[]): string | undefined {
      const texts = textsOf(delivered);
      for (const { id, recipient } of [...tables.mails, ...delivered]) {
        const code = recipient === email ? codeIn(texts.get(Number(id)) ?? '') : undefined;
        if (code?.hash === codeHash) return code?.text;
      }
      return undefined;
    },

    unsent: (): number[] =>
      tables.mails.flatMap(({ id, sentAt }) => (isNone(sentAt) ? [Number(id)] : [])),

    /** Counts of mails that may still be sent, as the model has them. */
    youngMails: (now: number, delivered: readonly Delivered[]) =>
      mailCounts(
        tables.mails.filter(
          ({ sentAt, createdAt }) => isNone(sentAt) && momentOf(createdAt) >= now - MAIL_MS,
        ),
        delivered,
      ),

    /** What no step may leave behind. */
    async check(
      sizes: ReadonlyMap<string, number>,
      delivered: readonly Delivered[],
    ): Promise<void> {
      expect(tables.created, 'created twice').toEqual([]);
      expect(await connection.brokenKeys(), 'foreign keys').toEqual([]);
      const unlinked = tables.reservations.filter(
        (own) => own['state'] !== 'cancelled' && this.codeOf(own, delivered) === undefined,
      );
      expect(unlinked, 'reservations whose mails have no link that works').toEqual([]);
      const texts = tables.mails.filter(({ text, sentAt }) => !isNone(sentAt) && text !== '');
      expect(texts, 'texts of sent mails').toEqual([]);
      const arrived = new Set(delivered.map(({ id }) => id));
      const lost = tables.mails.filter(
        ({ id, sentAt }) => !isNone(sentAt) && !arrived.has(Number(id)),
      );
      expect(lost, 'mails that are noted and were not sent').toEqual([]);
      const broken = tables.files.filter((row) => {
        const own = fileOf(row);
        const isComplete = fileNamesOf(own).every((name) => sizes.has(name));
        return !isComplete || sizes.get(`${own.id}.${own.extension}`) !== row['byteSize'];
      });
      expect(broken, 'rows whose files are missing or cut').toEqual([]);
    },

    /** After the sweeps of some days nothing is stored that no row names. */
    async checkSwept(storage: BlobStorage): Promise<void> {
      const names = tables.files.flatMap((row) => fileNamesOf(fileOf(row)));
      const stored = (await storage.list()).map(({ name }) => name);
      expect(stored.toSorted(), 'stored files').toEqual(names.toSorted());
      expect(await storage.listSetAside(), 'files set aside').toEqual([]);
    },

    /** After its term nothing personal is stored, in any table. */
    async checkErased(personal: RegExp): Promise<void> {
      for (const table of await connection.tables()) {
        const rows = await connection.rows(`SELECT * FROM "${table}"`);
        const found = rows.map((row) => JSON.stringify(row)).filter((text) => personal.test(text));
        expect(found, `people in ${table}`).toEqual([]);
      }
    },
  };
}
