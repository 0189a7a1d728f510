import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { centreFacts, readSettingsFile, type CentreFacts } from '@centar/domain/centre.ts';
import { onePathOfEach } from '../../test/onePathOfEach.ts';
import { App } from './App.tsx';
import { shownRoute } from './routes.tsx';

const settings = new URL('../../../centar.config.json', import.meta.url);
const facts = centreFacts(readSettingsFile(readFileSync(settings, 'utf8')));
const search = new URLSearchParams();

async function markupOf(path: string, code: string, shown: CentreFacts = facts): Promise<string> {
  const found = shownRoute(path, search);
  await found.route.page.load();
  return renderToStaticMarkup(
    <StaticRouter location={path}>
      <App
        facts={shown}
        origin="https://centar.example"
        now={new Date('2026-11-24T10:00:00.000Z')}
        runQuery={() => ({ loading: false, code })}
        found={found}
      />
    </StaticRouter>,
  );
}

it.each(['OFFLINE', 'NOT_FOUND', 'BAD_USER_INPUT', 'INTERNAL_SERVER_ERROR'])(
  'every page has one headline if its queries fail with %s',
  async (code) => {
    const headlines = new Map<string, number>();
    for (const path of [...onePathOfEach, '/nema-toga']) {
      headlines.set(path, (await markupOf(path, code)).split('<h1').length - 1);
    }
    expect([...headlines].filter(([, count]) => count !== 1)).toEqual([]);
  },
);

it.each([
  ['', '', ['Dobro došli u Centar za kulturu', 'Upoznaj centar za kulturu']],
  ['Dom u Vrelu', 'Upoznaj Dom', ['Dom u Vrelu', 'Upoznaj Dom']],
])('the home page has the headlines of the settings: %j', async (homeTitle, aboutTitle, said) => {
  const markup = await markupOf('/', 'OFFLINE', { ...facts, homeTitle, aboutTitle });
  const headlines = Array.from(markup.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g), ([, words = '']) =>
    words.replace(/<[^>]*>/g, ''),
  );
  expect(headlines).toEqual(expect.arrayContaining(said));
});
