import type { CentreFacts } from '@centar/domain/centre.ts';
import type { QueryOutcome } from '@centar/domain/pageContract.ts';

/** The data that the server embeds in the page. */
export interface PageData {
  /** The server's clock. */
  readonly now: string;
  readonly facts: CentreFacts;
  readonly origin: string;
  /** Words that stay in Latin, for Cyrillic pages. */
  readonly keepScript?: readonly string[];
  readonly queries: Readonly<Record<string, QueryOutcome>>;
  /** The address has no page; all such addresses get the same document. */
  readonly isUnknownAddress?: boolean;
}

/** Throws when the page is not one of ours. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData;
}
