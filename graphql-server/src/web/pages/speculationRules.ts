import type { FastifyInstance } from 'fastify';
import { PAGES } from '@centar/domain/pages.ts';
import { STAFF_ROOTS } from '@centar/domain/publicAddress.ts';
import { inScript, SCRIPTS } from '@centar/domain/scriptAddress.ts';

const PATH = '/speculation-rules.json';

/** Depend on the device, or count against a visitor's limit. */
const NOT_AHEAD = [
  PAGES.bookmarks.path,
  PAGES.search.path,
  ...[PAGES.reservation, PAGES.ownReservation].map(({ path }) => path.replace(/:.*$/, '*')),
];
const NOT_PAGES = ['/api/*', '/graphql*', '/media/*', '/*.*'];

/**
 * Browsers prerender a page when its link is hovered or touched, but not with Save-Data. Addresses
 * with parameters are excluded, since their number is limited for each visitor.
 */
const RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                ...STAFF_ROOTS.flatMap((root) => [root, `${root}/*`]),
                ...NOT_AHEAD.flatMap((path) => SCRIPTS.map((script) => inScript(script, path))),
                ...NOT_PAGES,
                '/*\\?(.+)',
              ],
            },
          },
          { not: { selector_matches: '[data-press], [download], [target], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

export const SPECULATION_HEADERS = { 'speculation-rules': `"${PATH}"` };

export function registerSpeculationRules(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.get(PATH, async (_request, reply) =>
    reply
      .headers({
        ...headers,
        'content-type': 'application/speculationrules+json',
        'cache-control': 'public, max-age=86400',
      })
      .send(RULES),
  );
}
