import type { IncomingFile } from '../platform/files/incomingFile.ts';
import type { ContentKind, FurtherDocument, NamedFile } from './contentKinds.ts';
import type { Fields, Rest, WireItem } from './wireFields.ts';

/** An item that is to come. */
export interface Candidate {
  readonly kind: ContentKind;
  readonly sourceId: string;
  /** For whoever reads what became of it. */
  readonly title: string;
  /** When it was made there. */
  readonly moment: Date;
  /** The fields that creating takes. */
  readonly fields: Fields;
  /** The fields that creating does not take. */
  readonly rest: Rest | undefined;
  readonly file: NamedFile | undefined;
  readonly documents: readonly FurtherDocument[];
  /** The addresses that it had there, as `formerSpellings` spells them, which are to lead to it here. */
  readonly formerAddresses?: readonly string[];
  /** Why it can't be taken over at all. */
  readonly problem?: string | undefined;
}

/** The settings of an export. */
export interface ExportedSettings {
  readonly groups: Readonly<Record<string, unknown>>;
  readonly pictures: readonly {
    readonly slot: string;
    readonly src: string;
    readonly alt: string;
  }[];
}

/** Where an import takes its items from. */
export interface TransferSource {
  /** By which its items are known again. */
  readonly name: string;
  /** The items of each content type in turn, the oldest first. Throws an Error of one clear line for a list that can't be read. */
  candidates(): AsyncIterable<readonly Candidate[]>;
  readonly settings?: ExportedSettings | undefined;
  /** Lines for whoever imports. */
  readonly notes?: readonly string[];
  /** The fields that change when a file does. */
  identityOf(file: NamedFile): string;
  /** A file. Throws an Error of one clear line where it can't be had. */
  open(file: NamedFile): Promise<IncomingFile>;
}

const momentsOf = (item: WireItem): Date[] =>
  ['publishedAt', 'datePosted', 'createdAt'].flatMap((name) => {
    const moment = new Date(typeof item[name] === 'string' ? item[name] : Number.NaN);
    return Number.isNaN(moment.getTime()) ? [] : [moment];
  });

/** When an item was made, as far as it tells: the earliest moment that it names, and none that is to come. */
export function momentOf(item: WireItem, now: Date): Date {
  return momentsOf(item).reduce((first, one) => (one < first ? one : first), now);
}

/** The order in which items are written: as they were made. */
export const byMoment = (one: Candidate, other: Candidate): number =>
  one.moment.getTime() - other.moment.getTime() ||
  Number(one.sourceId) - Number(other.sourceId) ||
  0;
