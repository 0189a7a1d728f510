import type { Block } from '@centar/domain/markup/tree.ts';
import type { DocumentLinkProps } from '../../../shared/ui/primitives/DocumentLink.tsx';

/** A competition or a procurement on a card. */
export interface NoticeCardData {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  /** ISO 8601. */
  readonly datePosted: string;
  /** Open until this minute, ISO 8601; null without a deadline. */
  readonly deadline: string | null;
}

export interface NoticeData extends NoticeCardData {
  readonly author: string;
  readonly description: string;
  readonly descriptionTree: readonly Block[];
  /** The reference number; may be empty. */
  readonly number: string;
  readonly documents: readonly (DocumentLinkProps['document'] & {
    readonly title: string;
    /** `2026-11-24` */
    readonly date: string;
  })[];
}

export interface NoticeTexts {
  readonly listTitle: string;
  readonly author: (name: string) => string;
  readonly download: string;
  readonly others: string;
  readonly details: string;
}
