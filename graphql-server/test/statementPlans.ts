import type { TestApp } from './testApp.ts';

interface Ran {
  readonly query: string;
  readonly params: string;
}

/** How SQLite runs the reads of the work, one line for each step of a statement. */
export async function plansOf(
  { database: { reader } }: Pick<TestApp, 'database'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const ran: Ran[] = [];
  let isWatched = true;
  reader.$on('query' as never, (event: Ran) => {
    if (isWatched) ran.push(event);
  });
  await work();
  isWatched = false;
  const steps: string[] = [];
  for (const { query, params } of ran) {
    const values = JSON.parse(params) as unknown[];
    const rows = await reader.$queryRawUnsafe<{ detail: string }[]>(
      `EXPLAIN QUERY PLAN ${query}`,
      ...values,
    );
    steps.push(...rows.map(({ detail }) => detail));
  }
  return steps;
}
