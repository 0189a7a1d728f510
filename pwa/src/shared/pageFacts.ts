import type { CentreFacts } from '@centar/domain/centre.ts';

/**
 * The centre's facts from the page's embedded data; of the present page unless given. Throws for a page of another
 * site.
 */
export function readPageFacts(page: Document = document): CentreFacts {
  const { facts } = JSON.parse(page.getElementById('page-data')?.textContent ?? '') as {
    facts: CentreFacts;
  };
  return facts;
}
