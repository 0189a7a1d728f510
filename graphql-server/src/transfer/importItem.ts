import { createHash } from 'node:crypto';
import { ITEM_TYPE_DESCRIPTORS } from '../contentTypes/registry.ts';
import type { Person } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import type { IncomingFile } from '../platform/files/incomingFile.ts';
import type { ItemWriter, WrittenRow } from './contentKinds.ts';
import { knownItem, noting, orTried, tryFile, trying } from './importedItems.ts';
import type { Candidate, TransferSource } from './source.ts';

/** As versions and the audit trail name who brings content in from elsewhere. */
export const IMPORTER: Person = {
  ...{ id: 0, name: 'Uvoz', email: '', sessionId: 0 },
  ...{ roleId: 1, roleAccess: [] },
};

/** The outcome of one item. */
export type Outcome = 'new' | 'changed' | 'same' | 'deletedHere' | 'changedHere';

/** The parts that an import works with. */
export interface ImportWork {
  readonly database: Database;
  readonly files: FileStore;
  readonly source: TransferSource;
  /** Is everything undone as soon as it was tried? */
  readonly isTrial: boolean;
}

/** One write of an item, by services that are given to it. */
type Step = (writer: ItemWriter) => Promise<unknown>;

/** The files of an item, at hand before anything is written. */
interface OpenedFiles {
  readonly first: IncomingFile | undefined;
  readonly further: readonly { readonly fields: object; readonly file: IncomingFile }[];
}

/** A short hash of any value, by which a change of it is known. */
export const short = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url')
    .slice(0, 22);

/** Hashes of an item's fields, its file and its further documents. */
const partsOf = (
  { fields, rest, file, documents }: Candidate,
  source: TransferSource,
): string[] => [
  short([fields, rest?.facts]),
  short(file && source.identityOf(file)),
  short(documents.map((one) => [source.identityOf(one), one.title, one.date])),
];

async function openFiles(
  { file, documents }: Candidate,
  source: TransferSource,
): Promise<OpenedFiles> {
  const first = file && (await source.open(file));
  const further: OpenedFiles['further'][number][] = [];
  for (const document of documents) {
    const { title, date, fileName } = document;
    const fields = { title: title === '' ? fileName : title, date };
    further.push({ fields, file: await source.open(document) });
  }
  return { first, further };
}

const addDocuments = (id: number, { further }: OpenedFiles): Step[] =>
  further.map(
    ({ fields, file }) =>
      async (writer) =>
        writer.addDocument?.(IMPORTER, { id, ...fields }, file),
  );

/**
 * Brings one item in. What came before and is as it was stays; what has changed there is changed here too, unless
 * somebody has changed or deleted it here. Every write notes where the item came from in its own transaction; an item
 * whose writes were broken off is taken away and made anew. Throws what services refuse, and an Error of one line for
 * a file that can't be had; then nothing of the item stays.
 */
export async function importItem(work: ImportWork, candidate: Candidate): Promise<Outcome> {
  const { database, files, source, isTrial } = work;
  const { kind, sourceId, moment, fields, rest, formerAddresses = [], problem } = candidate;
  if (problem !== undefined) throw new Error(problem);
  const origin = { source: source.name, kind: kind.name, sourceId };
  const parts = partsOf(candidate, source);
  const whole = parts.join(' ');
  const known = await knownItem(database, origin);
  if (known?.content === whole) return 'same';

  const services = (as: Database): ItemWriter =>
    kind.writer({ database: as, files, clock: () => moment });
  const notingAs = (content: string): ItemWriter =>
    services(noting(database, origin, { itemType: kind.itemType, content, formerAddresses }));

  /** Runs steps, of which the last one notes that all of the item is there. */
  async function run(steps: readonly Step[], until: string): Promise<void> {
    for (const [at, step] of steps.entries()) {
      await step(notingAs(at === steps.length - 1 ? whole : until));
    }
  }

  async function tryStep(step: Step, { further }: OpenedFiles): Promise<void> {
    await orTried(step(services(trying(database))));
    for (const { file } of further) await tryFile(files, kind.file, file);
  }

  async function create(): Promise<Outcome> {
    const opened = await openFiles(candidate, source);
    const creation = (writer: ItemWriter): Promise<WrittenRow> =>
      writer.create(IMPORTER, fields, opened.first);
    if (isTrial) {
      await tryStep(creation, opened);
      return 'new';
    }
    const hasMore = rest !== undefined || opened.further.length > 0;
    const row = await creation(notingAs(hasMore ? '' : whole));
    const { id } = row;
    const completion: Step = async (writer) =>
      writer.update(IMPORTER, { id, ...fields, ...rest?.edit(row) });
    try {
      await run([...(rest ? [completion] : []), ...addDocuments(id, opened)], '');
    } catch (thrown) {
      await services(database).remove(IMPORTER, { id });
      throw thrown;
    }
    return 'new';
  }

  async function update(id: number, content: string): Promise<Outcome> {
    const [, file, documents] = content.split(' ');
    const opened = await openFiles(candidate, source);
    const edit: Step = async (writer) =>
      writer.update(IMPORTER, { id, ...fields, ...rest?.edit({ screenings: [] }) });
    // Every refusal comes before a file is replaced.
    await tryStep(edit, opened);
    if (isTrial) return 'changed';
    const replacement: Step = async (writer) => writer.replaceFile(IMPORTER, { id }, opened.first);
    const removal: Step = async (writer) => writer.saveDocuments?.(IMPORTER, { id, documents: [] });
    const isOther = { file: file !== parts[1], documents: documents !== parts[2] };
    await run(
      [
        ...(isOther.file && opened.first ? [replacement] : []),
        ...(isOther.documents ? [removal, ...addDocuments(id, opened)] : []),
        edit,
      ],
      content,
    );
    return 'changed';
  }

  if (!known) return create();
  const row = await ITEM_TYPE_DESCRIPTORS.find(({ itemType }) => itemType === kind.itemType)
    ?.table(database.reader)
    .findFirst({ where: { id: known.itemId, deletedAt: null } });
  if (known.content === '') {
    if (row && !isTrial) await services(database).remove(IMPORTER, { id: row.id });
    return create();
  }
  if (!row) return 'deletedHere';
  if (row.version !== known.version) return 'changedHere';
  return update(row.id, known.content);
}
