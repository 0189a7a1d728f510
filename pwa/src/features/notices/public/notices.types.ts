import type { DocumentLinkProps } from '../../../shared/ui/primitives/DocumentLink.tsx';

/** A competition or a procurement as its card shows it. */
export interface NoticeCardData {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  /** ISO 8601. */
  readonly datePosted: string;
}

/** A competition or a procurement, whole. */
export interface NoticeData extends NoticeCardData {
  readonly author: string;
  readonly description: string;
  readonly document: DocumentLinkProps['document'] | null;
}

/** The words of a page of one of them. */
export interface NoticeTexts {
  readonly listTitle: string;
  readonly author: (name: string) => string;
  readonly posted: string;
  readonly download: string;
  readonly others: string;
  readonly details: string;
}
