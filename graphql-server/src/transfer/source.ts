import { FILE_RULES } from '@centar/domain/fileRules.ts';
import type { IncomingFile } from '../platform/files/incomingFile.ts';
import type { TransferType, FurtherDocument, NamedFile } from './transferTypes.ts';
import type { Fields, LaterFields, WireItem } from './wireFields.ts';

/** The largest accepted file of any kind, in bytes. */
export const LARGEST_FILE = Math.max(...Object.values(FILE_RULES).map(({ maxBytes }) => maxBytes));

/** An item to be imported. */
export interface Candidate {
  readonly kind: TransferType;
  readonly sourceId: string;
  /** For the messages of the import. */
  readonly title: string;
  /** When it was created in the source. */
  readonly createdAt: Date;
  /** The fields that creating takes. */
  readonly fields: Fields;
  /** The fields that creating does not take. */
  readonly laterFields: LaterFields | undefined;
  readonly file: NamedFile | undefined;
  readonly documents: readonly FurtherDocument[];
  /** Its addresses on the previous site, in the form of `formerSpellings`; they will redirect to it. */
  readonly formerAddresses?: readonly string[];
  /** Why it can't be imported. */
  readonly problem?: string | undefined;
  /** What staff should look at once it is imported: one sentence each. */
  readonly remarks?: readonly string[];
}

/** Thrown for a file that its source does not have. The item is imported without it. */
export class FileUnavailable extends Error {}

/** The settings of an export. */
export interface ExportedSettings {
  readonly groups: Readonly<Record<string, unknown>>;
  readonly pictures: readonly {
    readonly slot: string;
    readonly src: string;
    readonly alt: string;
  }[];
}

/** The source of an import. */
export interface TransferSource {
  /** Identifies the source, so that its items are recognised again. */
  readonly name: string;
  /** The items of each content type in turn, the oldest first. Throws an Error of one clear line for a list that can't be read. */
  candidates(): AsyncIterable<readonly Candidate[]>;
  readonly settings?: ExportedSettings | undefined;
  /** Lines to print before the import. */
  readonly notes?: readonly string[];
  /** A text that changes when the file's content does. */
  identityOf(file: NamedFile): string;
  /** Opens a file. Throws FileUnavailable with one clear line. */
  open(file: NamedFile): Promise<IncomingFile>;
}

const momentsIn = (item: WireItem): Date[] =>
  ['publishedAt', 'datePosted', 'createdAt'].flatMap((name) => {
    const moment = new Date(typeof item[name] === 'string' ? item[name] : Number.NaN);
    return Number.isNaN(moment.getTime()) ? [] : [moment];
  });

/** The time at which an item was created: the earliest one that it names, or `now` if there is none before. */
export function createdAtOf(item: WireItem, now: Date): Date {
  return momentsIn(item).reduce((first, one) => (one < first ? one : first), now);
}

/** Sorts items by their creation, the oldest first. */
export const byCreation = (one: Candidate, other: Candidate): number =>
  one.createdAt.getTime() - other.createdAt.getTime() ||
  Number(one.sourceId) - Number(other.sourceId) ||
  0;
