import { splitScript } from '@centar/domain/scriptAddress.ts';
import { shownText } from '../shared/script/script.ts';
import type { PageData } from './page/pageData.ts';
import type { PageQueries } from './page/pageQueries.ts';
import type { AnyPageQuery } from './page/pageQuery.ts';
import { findRoute } from './routes.tsx';

/** Brings the code of the page of the present address; fails when it can't be had. */
export async function loadPageCode(): Promise<void> {
  await routeOfPage()?.route.page.load();
}

function routeOfPage(): ReturnType<typeof findRoute> {
  const { pathname, search } = window.location;
  return findRoute(splitScript(pathname).path, new URLSearchParams(search));
}

/** Longer than this an empty page is not left blank. */
const BLANK_MS = 1000;

/**
 * On the empty page that the device's copy starts from: asks for all that the page shows before it is drawn, so
 * that it appears whole and nothing moves, and gives it its title.
 */
export async function fillEmptyPage(queries: PageQueries, { facts }: PageData): Promise<void> {
  const found = routeOfPage();
  if (!found) return;
  const wanted = found.route.queries(found.input) ?? [];
  const late = new Promise((resolve) => setTimeout(resolve, BLANK_MS));
  await Promise.race([Promise.all(wanted.map((query) => queries.ask(query))), late]);
  const { headOf } = await import('./pageMetadata.ts');
  const { title } = headOf(found.route)(found.input, (query) => {
    const outcome = queries.outcome(query as unknown as AnyPageQuery);
    return (outcome && 'data' in outcome ? outcome.data : undefined) as never;
  });
  if (title) document.title = shownText(`${title} – ${facts.name}`);
}
