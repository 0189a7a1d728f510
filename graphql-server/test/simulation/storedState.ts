import { createHash } from 'node:crypto';
import type BetterSqlite3 from 'better-sqlite3';
import { expect } from 'vitest';
import type { BlobStorage } from '../../src/platform/files/blobStorage.ts';
import { fileNamesOf } from '../../src/platform/files/storedFiles.ts';
import type { Delivered } from './seams.ts';

type Row = Readonly<Record<string, string | number | null>>;

interface FileRow {
  readonly id: string;
  readonly extension: string;
  readonly originalName: string;
  readonly byteSize: number;
  readonly variants: string;
  readonly releasedAt: string | null;
}

export interface StoredReservation {
  readonly id: number;
  readonly email: string;
  readonly codeHash: string;
  readonly state: string;
}

const KINDS = [
  [/ponovo je tražena/, 'known'],
  [/mesta su se oslobodila/, 'promoted'],
  [/vaša rezervacija je otkazana/, 'cancelled'],
  [/termin za koji imate rezervaciju/, 'changed'],
  [/za vas je rezervisano|na listi čekanja ste/, 'reserved'],
] as const;

const CODE = /\/moja-rezervacija\/([A-Za-z0-9_-]{43})/;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

const momentOf = (value: string | number | null | undefined): number | null =>
  value == null ? null : new Date(value).getTime();

const itemsOf = (type: string, file: string, status: string): string => `
  SELECT '${type}' AS type, item.id, author, title, item.version, publishedAt, deletedAt, ${status} AS status,
    (SELECT originalName FROM StoredFile WHERE id = item.${file}) AS file,
    (SELECT count(*) FROM ItemVersion WHERE itemType = '${type}' AND itemId = item.id) AS versions
  FROM ${type} AS item`;

const ITEMS = [
  itemsOf('News', 'imageFileId', `'scheduled'`),
  itemsOf('Program', 'imageFileId', 'status'),
  itemsOf('Movie', 'imageFileId', `'scheduled'`),
  itemsOf('Competition', 'documentFileId', `'scheduled'`),
].join(' UNION ALL ');

/** Reads what is stored, beside the application. */
export function createStoredState(connection: BetterSqlite3.Database) {
  const all = <Found = Row>(sql: string) => connection.prepare<[], Found>(sql);
  const items = all(ITEMS);
  const offers = all('SELECT * FROM ReservationOffer ORDER BY id');
  const reservations = all<Row & StoredReservation>('SELECT * FROM Reservation ORDER BY id');
  const mails = all('SELECT id, recipient, text, sentAt FROM OutboxMail ORDER BY id');
  const files = all<FileRow>('SELECT * FROM StoredFile ORDER BY originalName');
  const audits = all<{ count: number }>('SELECT count(*) AS count FROM AuditEntry');
  const created = all(`SELECT itemType, itemId, count(*) AS count FROM AuditEntry
    WHERE action = 'create' GROUP BY itemType, itemId HAVING count > 1`);
  const ids = new Map<string, number>();

  const textsOf = (delivered: readonly Delivered[]): ReadonlyMap<number, string> =>
    new Map([
      ...delivered.map(({ id, text }) => [id, text] as const),
      ...mails.all().flatMap(({ id, text }) => (text ? [[Number(id), String(text)] as const] : [])),
    ]);

  return {
    /** The id of an item, by its mark, as it was read last. */
    idOf: (mark: string): number => ids.get(mark) ?? 0,
    reservations: (): StoredReservation[] => reservations.all(),

    /** The rows as the model writes them. */
    lines(delivered: readonly Delivered[]): string[] {
      ids.clear();
      const lines = items.all().map((row) => {
        ids.set(String(row['author']), Number(row['id']));
        const isBinned = row['deletedAt'] !== null ? 'binned' : 'there';
        const states = `${String(momentOf(row['publishedAt']))} ${isBinned} ${String(row['status'])}`;
        return `${String(row['type'])} ${String(row['author'])} v${String(row['version'])} '${String(row['title'])}' ${states} file ${String(row['file'])}, ${String(row['versions'])} versions`;
      });
      for (const offer of offers.all()) {
        const counts = `${String(offer['taken'])} taken, ${String(offer['waiting'])} waiting`;
        lines.push(
          `offer ${String(offer['places'])} v${String(offer['version'])} ${String(offer['toldStatus'])}, ${counts}`,
        );
      }
      for (const [index, row] of reservations.all().entries()) {
        lines.push(
          `reservation ${String(index)} ${row.email} ${String(row['places'])} ${row.state} v${String(row['version'])}`,
        );
      }
      const texts = textsOf(delivered);
      const counts = new Map<string, number>();
      for (const { id, recipient } of mails.all()) {
        const text = texts.get(Number(id)) ?? '';
        const kind = KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'unknown';
        const key = `${String(recipient)} ${kind}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      for (const [key, count] of counts) lines.push(`mail ${key} ${String(count)}`);
      for (const { originalName, releasedAt } of files.all()) {
        lines.push(`file ${originalName} ${releasedAt === null ? 'used' : 'released'}`);
      }
      return [...lines.toSorted(), `audits ${String(audits.get()?.count)}`];
    },

    /** The code of a reservation, from the mails; every reservation must have one that works. */
    codeOf(own: StoredReservation, delivered: readonly Delivered[]): string | undefined {
      for (const text of textsOf(delivered).values()) {
        const code = CODE.exec(text)?.[1];
        if (code !== undefined && hashOf(code) === own.codeHash) return code;
      }
      return undefined;
    },

    unsent: (): number[] =>
      mails.all().flatMap(({ id, sentAt }) => (sentAt === null ? [Number(id)] : [])),

    /** What no step may leave behind. */
    async check(storage: BlobStorage, delivered: readonly Delivered[]): Promise<void> {
      expect(created.all(), 'created twice').toEqual([]);
      expect(connection.pragma('foreign_key_check'), 'foreign keys').toEqual([]);
      for (const own of reservations.all()) {
        if (own.state === 'cancelled') continue;
        expect(this.codeOf(own, delivered), `the link of ${own.email}`).toBeDefined();
      }
      const texts = mails.all().filter(({ text, sentAt }) => sentAt !== null && text !== '');
      expect(texts, 'texts of sent mails').toEqual([]);
      const rows = files.all();
      if (rows.length === 0) return;
      const stored = new Set((await storage.list()).map(({ name }) => name));
      for (const row of rows) {
        const variants: unknown = JSON.parse(row.variants);
        const missing = fileNamesOf({ ...row, variants }).filter((name) => !stored.has(name));
        expect(missing, `files of ${row.originalName}`).toEqual([]);
        const blob = await storage.open(`${row.id}.${row.extension}`);
        expect(blob?.size, row.originalName).toBe(row.byteSize);
        await blob?.close();
      }
    },

    /** After the sweeps of some days nothing is stored that no row names. */
    async checkSwept(storage: BlobStorage): Promise<void> {
      const names = files
        .all()
        .flatMap((row) => fileNamesOf({ ...row, variants: JSON.parse(row.variants) as unknown }));
      const stored = (await storage.list()).map(({ name }) => name);
      expect(stored.toSorted(), 'stored files').toEqual(names.toSorted());
      expect(await storage.listSetAside(), 'files set aside').toEqual([]);
    },
  };
}
