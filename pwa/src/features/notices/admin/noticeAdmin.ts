import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { Section } from '@centar/domain/sections.ts';
import type { StaffCalls } from '../../../admin/graphql/staffCalls.ts';
import type { AskedList, FoundList } from '../../../admin/list/useItemList.ts';
import type { Uploading } from '../../../admin/upload/useUpload.ts';

/** A competition or a procurement as the staff list shows it. Moments are ISO 8601. */
export interface NoticeRow {
  readonly id: number;
  readonly author: string;
  readonly title: string;
  readonly datePosted: string;
  readonly updatedAt: string;
  /** Null for a draft. */
  readonly publishedAt: string | null;
  readonly document: { readonly fileName: string } | null;
}

/** A competition or a procurement as the staff edit it. */
export interface NoticeItem extends NoticeRow {
  readonly description: string;
  readonly version: number;
  readonly number: string;
  readonly deadline: string | null;
  /** All, the first one first. */
  readonly documents: readonly NoticePaper[];
  readonly document: {
    readonly url: string;
    readonly fileName: string;
    readonly contentType: string;
    /** Bytes. */
    readonly byteSize: number;
  } | null;
}

/** One of a notice's documents. */
export interface NoticePaper {
  /** Null for the first one. */
  readonly documentId: number | null;
  readonly title: string;
  /** `2026-11-24` */
  readonly date: string;
  readonly url: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly byteSize: number;
}

/** The written fields. */
export interface NoticeFields {
  author: string;
  title: string;
  description: string;
  number?: string | null;
  deadline?: string | null;
  publishedAt?: string | null;
}

/** The words in which the two kinds of notices differ. */
export interface NoticeTexts {
  /** Of the list and of the crumbs that lead to it. */
  readonly title: string;
  readonly caption: string;
  readonly empty: string;
  readonly add: string;
  readonly addTitle: string;
  readonly edit: string;
  readonly remove: string;
  readonly question: string;
  readonly created: string;
  readonly removed: string;
}

/** One call's way of asking: `read` when a screen opens, `work` in the middle of work. */
type Ask = StaffCalls['query'];

/**
 * What the screens for competitions and for procurements need of either: words, addresses and operations. The
 * specification gives both one shape, so they share the screens.
 */
export interface NoticeAdmin {
  /** Names the drafts on this device: `konkurs`. */
  readonly name: string;
  readonly section: Section;
  /** As the audit trail has it. */
  readonly itemType: ItemType;
  readonly texts: NoticeTexts;
  readonly addresses: {
    readonly list: string;
    readonly create: string;
    /** Where the specification leads after creating (section 4). */
    readonly afterCreate: string;
    readonly item: (id: number) => string;
    /** As visitors see it. */
    readonly preview: (id: number) => string;
  };
  readonly list: (ask: Ask, asked: AskedList) => Promise<FoundList<NoticeRow>>;
  readonly item: (ask: Ask, id: number) => Promise<NoticeItem>;
  readonly create: (ask: Ask, input: NoticeFields) => Promise<NoticeItem>;
  readonly createWithFile: (
    upload: Uploading['upload'],
    input: NoticeFields,
    file: File,
  ) => Promise<NoticeItem>;
  readonly update: (ask: Ask, edit: NoticeFields & NoticeKey) => Promise<NoticeItem>;
  readonly replaceFile: (
    upload: Uploading['upload'],
    id: number,
    file: File,
  ) => Promise<NoticeItem>;
  readonly addDocument: (
    upload: Uploading['upload'],
    input: { id: number; title: string; date: string },
    file: File,
  ) => Promise<NoticeItem>;
  readonly saveDocuments: (
    ask: Ask,
    input: NoticeKey & { documents: { documentId: number; title: string; date: string }[] },
  ) => Promise<NoticeItem>;
  readonly remove: (ask: Ask, id: number) => Promise<unknown>;
}

/** Which notice is meant, and the version that the editor saw. */
export interface NoticeKey {
  id: number;
  version?: number;
}
