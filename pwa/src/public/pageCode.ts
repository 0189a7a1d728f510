import { splitScript } from '@centar/domain/scriptAddress.ts';
import { shownText } from '../shared/script/script.ts';
import { siteTexts } from '../shared/texts/site.texts.ts';
import type { PageData } from './page/pageData.ts';
import type { PageQueries } from './page/pageQueries.ts';
import type { AnyPageQuery } from './page/pageQuery.ts';
import type { ReadData } from './page/publicRoute.ts';
import { NOWHERE, shownRoute, type FoundRoute } from './routes.tsx';

/** The page of the current address. */
export function currentRoute({ isNowhere }: PageData): FoundRoute {
  const { pathname, search } = window.location;
  return isNowhere ? NOWHERE : shownRoute(splitScript(pathname).path, new URLSearchParams(search));
}

/** An empty page is left blank at most this long. */
const BLANK_MS = 1000;

/**
 * On the empty page that the device's copy starts from: asks for all that the page shows before it is drawn, so
 * that it appears whole and nothing moves, and gives it its title, once the `script` of the page can be written. On a
 * slow device the page is drawn without its content after a second; the title then comes with the content.
 */
export async function fillEmptyPage(
  found: FoundRoute,
  queries: PageQueries,
  { facts }: PageData,
  script: Promise<unknown>,
): Promise<void> {
  const wanted = found.route.queries(found.input) ?? [];
  const titled = Promise.all(wanted.map((query) => queries.ask(query)))
    .then(() => titleOf(found, queries))
    // Without the code of the titles the page has the centre's name as its title.
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
    const outcome = queries.outcome(query as unknown as AnyPageQuery);
    return (outcome && 'data' in outcome ? outcome.data : undefined) as never;
  };
  return headOf(name)(input, read, new Date()).title;
}
