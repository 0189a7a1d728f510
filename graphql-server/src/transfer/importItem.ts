import { createHash } from 'node:crypto';
import { dayOf } from '@centar/domain/dates.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { ITEM_TYPE_DESCRIPTORS } from '../contentTypes/registry.ts';
import type { Person } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import type { IncomingFile } from '../platform/files/incomingFile.ts';
import { beginningOf, fittedCandidate } from './fittedFields.ts';
import type { ItemWriter, WrittenRow } from './transferTypes.ts';
import { knownItem, recordingOrigin, ignoreDryRun, checkFile, dryRun } from './itemOrigins.ts';
import type { Candidate, TransferSource } from './source.ts';
import type { TakenFile } from './takenPicture.ts';
import { fileProblemOf, openFile, withUsableFiles } from './usableFiles.ts';

/** In versions and the audit trail. */
export const IMPORTER: Person = {
  id: 0,
  name: 'Uvoz',
  email: '',
  sessionId: 0,
  roleId: 1,
  roleAccess: [],
};

export type Outcome = 'new' | 'changed' | 'same' | 'deletedHere' | 'changedHere';

export interface ImportWork {
  readonly database: Database;
  readonly files: FileStore;
  readonly source: TransferSource;
  /** A dry run. */
  readonly isTrial: boolean;
  /** As in `ContentDependencies`. */
  readonly publicUrl?: string | undefined;
}

type Step = (writer: ItemWriter) => Promise<unknown>;

/** Opened before anything is written. */
interface OpenedFiles {
  readonly first: TakenFile | undefined;
  readonly further: readonly { readonly fields: object; readonly file: IncomingFile }[];
}

/** For comparisons. */
export const shortHash = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url')
    .slice(0, 22);

/** Of the fields, the file and further documents. */
const hashesOf = (
  { fields, laterFields, file, documents }: Candidate,
  source: TransferSource,
): string[] => [
  shortHash([fields, laterFields?.facts]),
  shortHash(file && source.identityOf(file)),
  shortHash(
    documents.map((one) => [
      source.identityOf(one),
      one.title,
      one.date,
      ...(one.words ? [one.words] : []),
    ]),
  ),
];

async function openFiles(
  { kind, file, documents, createdAt }: Candidate,
  source: TransferSource,
): Promise<OpenedFiles> {
  const first = file && (await openFile(source, kind, file));
  const further: OpenedFiles['further'][number][] = [];
  for (const document of documents) {
    const { title, date, fileName, words } = document;
    // A document without a date gets its notice's.
    const day = date === '' ? dayOf(createdAt) : date;
    const fields = words ?? { title: beginningOf(title || fileName, TEXT_LIMITS.line), date: day };
    further.push({ fields, file: await openFile(source, kind, document) });
  }
  return { first, further };
}

const addFurther = (id: number, { further }: OpenedFiles): Step[] =>
  further.map(
    ({ fields, file }) =>
      async ({ addPicture, addDocument }) =>
        (addPicture ?? addDocument)?.(IMPORTER, { id, ...fields }, file),
  );

/** Remarks are for staff to check. */
export interface Import {
  readonly outcome: Outcome;
  readonly remarks: readonly string[];
}

/**
 * Updates an item imported before if the source has changed it and it was not changed or deleted
 * here. Each write records the origin in its transaction. An interrupted item is deleted and
 * imported again. An unusable file is omitted with a remark; a later import retries it. Throws the
 * services' errors, leaving nothing of the item.
 */
export async function importItem(work: ImportWork, given: Candidate): Promise<Import> {
  const candidate = fittedCandidate(given);
  try {
    return await importWithFiles(work, candidate);
  } catch (thrown) {
    if (fileProblemOf(thrown) === undefined) throw thrown;
    return importWithFiles(work, await withUsableFiles(candidate, work.source, work.files));
  }
}

const originOf = ({ source }: ImportWork, { kind, sourceId }: Candidate) => ({
  source: source.name,
  kind: kind.name,
  sourceId,
});

/** For new and for already imported items. */
function itemImport(work: ImportWork, candidate: Candidate, hashes: readonly string[]) {
  const { database, files, source, isTrial, publicUrl } = work;
  const { kind, createdAt, formerAddresses = [], remarks = [] } = candidate;
  const origin = originOf(work, candidate);
  const contentHash = hashes.join(' ');
  const done = (outcome: Outcome, { first }: Partial<OpenedFiles> = {}): Import => ({
    outcome,
    remarks: first?.remark === undefined ? remarks : [...remarks, first.remark],
  });

  const services = (as: Database): ItemWriter =>
    kind.writer({ database: as, files, clock: () => createdAt, publicUrl });
  const recordingAs = (content: string): ItemWriter =>
    services(
      recordingOrigin(database, origin, { itemType: kind.type.itemType, content, formerAddresses }),
    );

  /** The last step records that the item is complete. */
  async function run(steps: readonly Step[], until: string): Promise<void> {
    for (const [at, step] of steps.entries()) {
      await step(recordingAs(at === steps.length - 1 ? contentHash : until));
    }
  }

  async function checkFurther({ further }: OpenedFiles): Promise<void> {
    for (const { file } of further) await checkFile(files, kind.type.file, file);
  }

  async function dryRunStep(step: Step, opened: OpenedFiles): Promise<void> {
    await ignoreDryRun(step(services(dryRun(database))));
    await checkFurther(opened);
  }

  return {
    candidate,
    source,
    isTrial,
    hashes,
    contentHash,
    done,
    recordingAs,
    run,
    checkFurther,
    dryRunStep,
    remove: async (id: number) => services(database).remove(IMPORTER, { id }),
  };
}

type ItemImport = ReturnType<typeof itemImport>;

async function create(item: ItemImport): Promise<Import> {
  const { candidate, source, contentHash, done } = item;
  const { fields, laterFields } = candidate;
  const opened = await openFiles(candidate, source);
  const creation = (writer: ItemWriter): Promise<WrittenRow> =>
    writer.create(IMPORTER, fields, opened.first);
  if (item.isTrial) {
    await item.dryRunStep(creation, opened);
    return done('new', opened);
  }
  // Before writing, so that a refused document leaves no incomplete item in the trash.
  await item.checkFurther(opened);
  const hasMore = laterFields !== undefined || opened.further.length > 0;
  const row = await creation(item.recordingAs(hasMore ? '' : contentHash));
  const { id } = row;
  const completion: Step = async (writer) =>
    writer.update(IMPORTER, { id, ...fields, ...laterFields?.edit(row) });
  try {
    await item.run([...(laterFields ? [completion] : []), ...addFurther(id, opened)], '');
  } catch (thrown) {
    await item.remove(id);
    throw thrown;
  }
  return done('new', opened);
}

async function update(item: ItemImport, id: number, content: string): Promise<Import> {
  const { candidate, source, hashes, done } = item;
  const { fields, laterFields } = candidate;
  const [, file, documents] = content.split(' ');
  const opened = await openFiles(candidate, source);
  const edit: Step = async (writer) =>
    writer.update(IMPORTER, { id, ...fields, ...laterFields?.edit({ screenings: [] }) });
  // First a dry run, so that a refused edit replaces no file.
  await item.dryRunStep(edit, opened);
  if (item.isTrial) return done('changed', opened);
  const replacement: Step = async (writer) => writer.replaceFile(IMPORTER, { id }, opened.first);
  const removal: Step = async ({ keepFirstPicture, saveDocuments }) =>
    keepFirstPicture
      ? keepFirstPicture(IMPORTER, { id })
      : saveDocuments?.(IMPORTER, { id, documents: [] });
  const isChanged = { file: file !== hashes[1], documents: documents !== hashes[2] };
  await item.run(
    [
      ...(isChanged.file && opened.first ? [replacement] : []),
      ...(isChanged.documents ? [removal, ...addFurther(id, opened)] : []),
      edit,
    ],
    content,
  );
  return done('changed', opened);
}

/** Throws FileUnavailable or the services' error for an unusable file. */
async function importWithFiles(work: ImportWork, candidate: Candidate): Promise<Import> {
  const { database, isTrial } = work;
  const { kind, problem } = candidate;
  if (problem !== undefined) throw new Error(problem);
  const known = await knownItem(database, originOf(work, candidate));
  const item = itemImport(work, candidate, hashesOf(candidate, work.source));
  if (known?.content === item.contentHash) return item.done('same');
  if (!known) return create(item);
  const row = await ITEM_TYPE_DESCRIPTORS.find(({ itemType }) => itemType === kind.type.itemType)
    ?.table(database.reader)
    .findFirst({ where: { id: known.itemId, deletedAt: null } });
  if (known.content === '') {
    if (row && !isTrial) await item.remove(row.id);
    return create(item);
  }
  if (!row) return item.done('deletedHere');
  if (row.version !== known.version) return item.done('changedHere');
  return update(item, row.id, known.content);
}
