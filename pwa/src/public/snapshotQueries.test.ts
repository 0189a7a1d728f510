import { expect, test } from 'vitest';
import { queryKey } from './page/pageQuery.ts';
import { onePathOfEach } from '../../test/onePathOfEach.ts';
import { shownRoute } from './routes.tsx';
import { snapshotQueries } from './snapshotQueries.ts';

/** An answer to any query: every list holds item 7 alone. */
const ANSWER: unknown = new Proxy(
  {},
  { get: (_, name) => (String(name).endsWith('Years') ? [2026] : LIST) },
);
const LIST = { items: [{ id: 7 }], nextCursor: null, total: 1, pageSize: 12 };

const cached: string[] = [];
await snapshotQueries((query) => {
  cached.push(queryKey(query));
  return Promise.resolve(ANSWER);
});

test.each([...onePathOfEach, '/nema-ove-strane'])(
  '%s can be shown from the offline snapshot',
  (path) => {
    const { route, input } = shownRoute(path, new URLSearchParams());
    const asked = route.queries(input) ?? [];
    expect(cached).toEqual(expect.arrayContaining(asked.map(queryKey)));
  },
);
