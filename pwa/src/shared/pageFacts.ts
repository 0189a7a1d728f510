import type { CentreFacts } from '@centar/domain/centre.ts';

/** The centre's facts embedded in a page. Throws for a page of another site. */
export function readPageFacts(page: Document = document): CentreFacts {
  const { facts } = JSON.parse(page.getElementById('page-data')?.textContent ?? '') as {
    facts: CentreFacts;
  };
  return facts;
}
