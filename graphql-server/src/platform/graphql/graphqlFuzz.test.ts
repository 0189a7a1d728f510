import { beforeAll, expect, it } from 'vitest';
import { newsRow } from '../../../test/contentRows.ts';
import { DOCUMENTS } from '../../../test/fakePwa.ts';
import { generator } from '../../../test/generator.ts';
import { rounds } from '../../../test/soak.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const CASES = rounds({ test: 300, soak: 48_000 });
const SEED = 20_261_121;

const SEEDS = [
  ...Object.values(DOCUMENTS),
  'mutation($i: NewsEdit!) { updateNews(input: $i) { id version } }',
  'mutation($id: Int!) { deleteNews(id: $id) }',
  'mutation { login(email: "a@b.rs", password: "x") { token user { id } } }',
  '{ me { id name roleAccess } }',
];
const PIECES = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '...',
  '@include(if: true)',
  '$id',
  ': ',
  '"""',
  '"',
  '\\u0000',
  '\u0000',
  '-1',
  '1e400',
  '99999999999',
  'null',
  'fragment F on News { id }',
  '...F',
  '__schema',
  '__typename',
  'subscription',
  '#',
  'đ',
  '😀',
  '\ud800',
  'first: 50',
  'after: "MQ"',
  'id: 1',
  ' '.repeat(300),
  '&',
  '|',
];
const VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1,
  1.5,
  2 ** 31,
  1e308,
  '',
  'x',
  '1',
  'x'.repeat(3000),
  '\u0000',
  [],
  [1],
  {},
  { id: 1 },
  { gt: 0 },
  [[[]]],
  { __proto__: null },
  'OTk5OTk5OTk5OTk5OTk5OS4x',
];

let token: string;

const app = sharedTestApp({ content: { news: [newsRow()] } });
beforeAll(async () => {
  ({ token } = await app.signInAs({ roleId: 1 }));
});

it(`${String(CASES)} broken documents and variables are all the caller's fault`, async () => {
  const next = generator(SEED);
  const pick = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item;

  function mutate(text: string): string {
    let result = text;
    for (let change = next(4); change >= 0; change -= 1) {
      const at = next(result.length + 1);
      const until = at + next(12);
      const kind = next(4);
      if (kind === 0) result = result.slice(0, at) + pick(PIECES) + result.slice(at);
      else if (kind === 1) result = result.slice(0, at) + result.slice(until);
      else if (kind === 2) result = result.slice(0, until) + result.slice(at);
      else result = result.slice(0, at) + pick(SEEDS) + result.slice(at);
    }
    return result;
  }

  const wrong: unknown[] = [];
  for (let number = 0; number < CASES; number += 1) {
    const query = next(5) === 0 ? pick(SEEDS) : mutate(pick(SEEDS));
    const variables = {
      id: pick(VALUES),
      first: pick(VALUES),
      after: pick(VALUES),
      i: pick(VALUES),
    };
    const who = next(4) === 0 ? {} : { token };
    const answer = await app.gql(query, variables, who);
    const isFine =
      answer.status < 500 &&
      answer.code !== 'INTERNAL_SERVER_ERROR' &&
      (answer.status < 400 || answer.code !== undefined);
    if (!isFine) wrong.push({ number, query, variables, status: answer.status, text: answer.text });
  }
  expect(wrong).toEqual([]);
});
