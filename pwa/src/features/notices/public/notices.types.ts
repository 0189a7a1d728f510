import type { DocumentLinkProps } from '../../../shared/ui/primitives/DocumentLink.tsx';

/** A competition or a procurement as its card shows it. */
export interface NoticeCardData {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  /** ISO 8601. */
  readonly datePosted: string;
  /** Open until this minute, ISO 8601; null where there is no deadline. */
  readonly deadline: string | null;
}

/** A competition or a procurement, whole. */
export interface NoticeData extends NoticeCardData {
  readonly author: string;
  readonly description: string;
  /** The reference number; empty where there is none. */
  readonly number: string;
  readonly documents: readonly (DocumentLinkProps['document'] & {
    readonly title: string;
    /** `2026-11-24` */
    readonly date: string;
  })[];
}

/** The words of a page of one of them. */
export interface NoticeTexts {
  readonly listTitle: string;
  readonly author: (name: string) => string;
  readonly download: string;
  readonly others: string;
  readonly details: string;
}
