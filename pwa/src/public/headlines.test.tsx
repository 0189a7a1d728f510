import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { centreFacts, readSettingsFile } from '@centar/domain/centre.ts';
import { onePathOfEach } from '../../test/onePathOfEach.ts';
import { App } from './App.tsx';
import { shownRoute } from './routes.tsx';

const settings = new URL('../../../centar.config.json', import.meta.url);
const facts = centreFacts(readSettingsFile(readFileSync(settings, 'utf8')));
const search = new URLSearchParams();

it.each(['OFFLINE', 'NOT_FOUND', 'BAD_USER_INPUT', 'INTERNAL_SERVER_ERROR'])(
  'every page has one headline if its queries fail with %s',
  async (code) => {
    const headlines = new Map<string, number>();
    for (const path of [...onePathOfEach, '/nema-toga']) {
      const found = shownRoute(path, search);
      await found.route.page.load();
      const markup = renderToStaticMarkup(
        <StaticRouter location={path}>
          <App
            facts={facts}
            origin="https://centar.example"
            now={new Date('2026-11-24T10:00:00.000Z')}
            runQuery={() => ({ loading: false, code })}
            found={found}
          />
        </StaticRouter>,
      );
      headlines.set(path, markup.split('<h1').length - 1);
    }
    expect([...headlines].filter(([, count]) => count !== 1)).toEqual([]);
  },
);
