import type { CentreFacts } from '@centar/domain/centre.ts';
import type { QueryOutcome } from '@centar/domain/pageContract.ts';

/** The data that the server embeds in the page for the browser. */
export interface PageData {
  /** The server's clock; absent in the offline shell. */
  readonly now?: string;
  readonly facts: CentreFacts;
  readonly origin: string;
  /** The centre's words that stay in Latin; Cyrillic pages and the offline shell have them. */
  readonly keepScript?: readonly string[];
  readonly queries: Readonly<Record<string, QueryOutcome>>;
  /** Nothing is at the address: the page is the same for all such addresses. */
  readonly isNowhere?: boolean;
}

/** Reads what came with a page, the present one unless given. Throws when the page is not one of ours. */
export function readPageData(page: Document = document): PageData {
  return JSON.parse(page.getElementById('page-data')?.textContent ?? '') as PageData;
}
