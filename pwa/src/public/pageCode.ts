import { splitScript } from '@centar/domain/scriptAddress.ts';
import { shownText } from '../shared/script/script.ts';
import { siteTexts } from '../shared/texts/site.texts.ts';
import type { PageData } from './page/pageData.ts';
import type { PageQueries } from './page/pageQueries.ts';
import type { ReadData } from './page/publicRoute.ts';
import { NOT_FOUND_ROUTE, shownRoute, type FoundRoute } from './routes.tsx';

export function currentRoute({ isUnknownAddress }: PageData): FoundRoute {
  const { pathname, search } = window.location;
  return isUnknownAddress
    ? NOT_FOUND_ROUTE
    : shownRoute(splitScript(pathname).path, new URLSearchParams(search));
}

/** How long an empty page stays blank at most. */
const BLANK_MS = 1000;

/**
 * For the cached empty page: fetches all data before the first render, so that the page appears
 * complete and without layout shifts, and then sets its title. After a second on slow devices it
 * resolves before that. `script` resolves when text can be converted to the page's script.
 */
export async function fillEmptyPage(
  found: FoundRoute,
  queries: PageQueries,
  { facts }: PageData,
  script: Promise<unknown>,
): Promise<void> {
  const pageQueries = found.route.queries(found.input) ?? [];
  const titled = Promise.all(pageQueries.map((query) => queries.ask(query)))
    .then(() => titleOf(found, queries))
    // If the metadata fails to load, the title is the centre's name.
    .catch(() => undefined)
    .then(async (title) => {
      await script;
      document.title = shownText(title ? `${title} – ${facts.name}` : facts.name);
    });
  const late = new Promise<void>((resolve) => setTimeout(resolve, BLANK_MS));
  await Promise.race([titled, late]);
}

async function titleOf({ name, input }: FoundRoute, queries: PageQueries) {
  if (!name) return siteTexts.notCached.title;
  const { headOf } = await import('./pageMetadata.ts');
  const read: ReadData = (query) => {
    const outcome = queries.outcome(query);
    return (outcome && 'data' in outcome ? outcome.data : undefined) as never;
  };
  return headOf(name)(input, read, new Date()).title;
}
