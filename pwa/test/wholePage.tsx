import { renderToStaticMarkup } from 'react-dom/server';
import { App } from '../src/public/App.tsx';
import type { QueryState } from '../src/public/page/pageQuery.ts';
import type { SiteContextValue } from '../src/public/page/siteContext.ts';
import { shownRoute } from '../src/public/routes.tsx';
import { configuredFacts } from './configured.ts';

/** The markup of a public page on 24.11.2026, with one answer to all its queries. */
export async function wholePage(
  path: string,
  answer?: QueryState<unknown>,
  site: Partial<SiteContextValue> = {},
): Promise<string> {
  const { pathname, searchParams } = new URL(path, 'https://centar.example');
  const found = shownRoute(pathname, searchParams);
  await found.route.page.load();
  return renderToStaticMarkup(
    <App
      site={{
        facts: configuredFacts,
        origin: 'https://centar.example',
        now: new Date('2026-11-24T10:00:00.000Z'),
        address: path,
        ...site,
      }}
      runQuery={() => answer}
      found={found}
    />,
  );
}
