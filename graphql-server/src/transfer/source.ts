import { FILE_RULES } from '@centar/domain/fileRules.ts';
import type { IncomingFile } from '../platform/files/incomingFile.ts';
import type { TransferType, FurtherFile, NamedFile } from './transferTypes.ts';
import type { Fields, LaterFields, WireItem } from './wireFields.ts';

/** Bytes. */
export const LARGEST_FILE = Math.max(...Object.values(FILE_RULES).map(({ maxBytes }) => maxBytes));

export interface Candidate {
  readonly kind: TransferType;
  readonly sourceId: string;
  /** For messages. */
  readonly title: string;
  readonly createdAt: Date;
  /** Accepted by `create`. */
  readonly fields: Fields;
  /** Not accepted by `create`. */
  readonly laterFields: LaterFields | undefined;
  readonly file: NamedFile | undefined;
  /** Behind the file: documents of a notice, pictures of other items. */
  readonly documents: readonly FurtherFile[];
  /** As of `formerSpellings`; they redirect to the item. */
  readonly formerAddresses?: readonly string[];
  readonly problem?: string | undefined;
  /** One sentence each, for staff to check. */
  readonly remarks?: readonly string[];
}

/** The source does not have the file; the item is imported without it. */
export class FileUnavailable extends Error {}

export interface ExportedSettings {
  readonly groups: Readonly<Record<string, unknown>>;
  readonly pictures: readonly {
    readonly slot: string;
    readonly src: string;
    readonly alt: string;
  }[];
}

export interface TransferSource {
  /** Recognises the source's items in later imports. */
  readonly name: string;
  /** Address of the previous site: links to its items become links to them here. */
  readonly site?: string;
  /** By content type, oldest first. Throws a one-line Error for an unreadable list. */
  candidates(): AsyncIterable<readonly Candidate[]>;
  readonly settings?: ExportedSettings | undefined;
  /** Printed before the import. */
  readonly notes?: readonly string[];
  /** Changes with the file's content. */
  identityOf(file: NamedFile): string;
  /** Throws a one-line FileUnavailable. */
  open(file: NamedFile): Promise<IncomingFile>;
}

const momentsIn = (item: WireItem): Date[] =>
  ['publishedAt', 'datePosted', 'createdAt'].flatMap((name) => {
    const moment = new Date(typeof item[name] === 'string' ? item[name] : Number.NaN);
    return Number.isNaN(moment.getTime()) ? [] : [moment];
  });

/** The earliest time in the item, at most `now`. */
export function createdAtOf(item: WireItem, now: Date): Date {
  return momentsIn(item).reduce((first, one) => (one < first ? one : first), now);
}

/** Oldest first. */
export const byCreation = (one: Candidate, other: Candidate): number =>
  one.createdAt.getTime() - other.createdAt.getTime() ||
  Number(one.sourceId) - Number(other.sourceId) ||
  0;
