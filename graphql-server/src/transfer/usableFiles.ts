import type { FileProblem } from '@centar/domain/errorCodes.ts';
import { AppError } from '../platform/errors.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { FILE_REASONS, shownAddress } from './fileReasons.ts';
import { checkFile } from './itemOrigins.ts';
import { FileUnavailable, type Candidate, type TransferSource } from './source.ts';
import { takenPicture, type TakenFile } from './takenPicture.ts';
import type { NamedFile } from './transferTypes.ts';

const isFileProblem = (reason: string | undefined): reason is FileProblem =>
  Object.hasOwn(FILE_REASONS, reason ?? '');

/** Undefined for an error that does not concern only the file. */
export function fileProblemOf(thrown: unknown): string | undefined {
  if (thrown instanceof FileUnavailable) return thrown.message;
  const reason = thrown instanceof AppError ? thrown.fields?.['file'] : undefined;
  return isFileProblem(reason) ? FILE_REASONS[reason] : undefined;
}

/** Converts pictures that the services do not accept. */
export async function openFile(
  source: TransferSource,
  { type }: Candidate['kind'],
  named: NamedFile,
): Promise<TakenFile> {
  const opened = await source.open(named);
  return type.file === 'image' ? takenPicture(opened) : opened;
}

/** Omits unusable files, with a remark on each. */
export async function withUsableFiles(
  candidate: Candidate,
  source: TransferSource,
  files: FileStore,
): Promise<Candidate> {
  const { kind, file, documents } = candidate;
  const remarks: string[] = [];
  async function isUsable(named: NamedFile): Promise<boolean> {
    try {
      await checkFile(files, kind.type.file, await openFile(source, kind, named));
      return true;
    } catch (thrown) {
      const problem = fileProblemOf(thrown);
      if (problem === undefined) throw thrown;
      const isNamed = problem.startsWith(named.url);
      remarks.push(`without ${isNamed ? problem : `${shownAddress(named.url)}: ${problem}`}`);
      return false;
    }
  }
  const hasFirst = file !== undefined && (await isUsable(file));
  const usable: Candidate['documents'][number][] = [];
  for (const document of documents) if (await isUsable(document)) usable.push(document);
  const [next, ...others] = usable;
  return {
    ...candidate,
    file: hasFirst ? file : next,
    documents: hasFirst ? usable : others,
    remarks: [...(candidate.remarks ?? []), ...remarks],
  };
}
