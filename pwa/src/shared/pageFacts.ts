import type { CentreFacts } from '@centar/domain/centre.ts';

/** What the server put into a page of either application, the present one unless given. Throws for a page of others. */
export function readPageFacts(page: Document = document): CentreFacts {
  const { facts } = JSON.parse(page.getElementById('page-data')?.textContent ?? '') as {
    facts: CentreFacts;
  };
  return facts;
}
