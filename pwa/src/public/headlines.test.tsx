import { expect, it } from 'vitest';
import { configuredFacts } from '../../test/configured.ts';
import { onePathOfEach } from '../../test/onePathOfEach.ts';
import { wholePage } from '../../test/wholePage.tsx';

it.each(['OFFLINE', 'NOT_FOUND', 'BAD_USER_INPUT', 'INTERNAL_SERVER_ERROR'])(
  'every page has one headline if its queries fail with %s',
  async (code) => {
    const headlines = new Map<string, number>();
    for (const path of [...onePathOfEach, '/nema-toga']) {
      headlines.set(path, (await wholePage(path, { code })).split('<h1').length - 1);
    }
    expect([...headlines].filter(([, count]) => count !== 1)).toEqual([]);
  },
);

it.each([
  ['', '', ['Dobro došli u Centar za kulturu', 'Upoznaj centar za kulturu']],
  ['Dom u Vrelu', 'Upoznaj Dom', ['Dom u Vrelu', 'Upoznaj Dom']],
])('the home page has the headlines of the settings: %j', async (homeTitle, aboutTitle, said) => {
  const markup = await wholePage(
    '/',
    { code: 'OFFLINE' },
    { facts: { ...configuredFacts, homeTitle, aboutTitle } },
  );
  const headlines = Array.from(markup.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g), ([, words = '']) =>
    words.replace(/<[^>]*>/g, ''),
  );
  expect(headlines).toEqual(expect.arrayContaining(said));
});
