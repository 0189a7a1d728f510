import { EMBED_PATH } from '@centar/domain/embed.ts';
import { FEEDS, jsonFeedPath, PAGES } from '@centar/domain/pages.ts';
import { pageAddress } from '@centar/domain/publicAddress.ts';
import { inScript, SCRIPTS } from '@centar/domain/scriptAddress.ts';
import { parseMediaName } from '../platform/files/mediaNames.ts';
import { sitemapPath } from '../web/feeds/documents.ts';

/** Of pages: further parts of lists, which are as many as there is content. */
const FOLLOWED = ['posle', 'strana', 'godina'] as const;
/** Of public lists, which begin there. */
const FIRST_PAGE = 'page';

const ONCE = [
  '/robots.txt',
  '/.well-known/security.txt',
  '/katalog.jsonld',
  '/katalog.ttl',
  '/offline-snapshot',
  '/site.json',
  '/speculation-rules.json',
  '/favicon.ico',
  '/schema.graphql',
] as const;

const IN_EACH_SCRIPT = [
  '/manifest.webmanifest',
  PAGES.bookmarks.path,
  EMBED_PATH,
  ...Object.values(FEEDS),
  ...Object.values(FEEDS)
    .filter((path) => path.endsWith('.xml'))
    .map(jsonFeedPath),
] as const;

/** What the sitemaps do not list. */
export const KNOWN_ADDRESSES: readonly string[] = [
  ...ONCE,
  ...SCRIPTS.flatMap((script) => IN_EACH_SCRIPT.map((path) => inScript(script, path))),
];

export const SITEMAPS: readonly string[] = SCRIPTS.map(sitemapPath);

/** The paths of a sitemap's pages. */
export const pagesOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });

interface DescribedRead {
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly required: boolean }[];
}

/** Public reads without required parameters, by the OpenAPI document; of paged ones the first page. */
export function publicReads(openapi: string): string[] {
  const { paths } = JSON.parse(openapi) as {
    paths: Record<string, { readonly get?: DescribedRead }>;
  };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || get.security.length > 0) return [];
    const required = get.parameters.filter((one) => one.required).map(({ name }) => name);
    if (required.some((name) => name !== FIRST_PAGE)) return [];
    return [required.length > 0 ? `${path}?${FIRST_PAGE}=1` : path];
  });
}

const ATTRIBUTE = /(?:href|src)="([^"]+)"/g;
const SUBSCRIPTION = /^\/(?:cir\/)?(?:rss|kalendar)\/[\w-]+\.(?:xml|json|ics)$/;
const ICON = /\/site-icons\/[\w-]+\/\w+\.png/g;

/** Undefined for other addresses than further parts of lists. */
function furtherPart(address: string): string | undefined {
  const [path = '', query = ''] = address.split('?');
  const page = query === '' ? undefined : pageAddress(path, new URLSearchParams(query));
  const names = [...(page?.search.keys() ?? [])];
  const isListed = names.length > 0 && names.every((one) => FOLLOWED.some((name) => name === one));
  return isListed ? page?.key : undefined;
}

/** Of a page: further parts of lists, feeds and calendars. Of any answer: the centre's icons. */
export function linkedAddresses(body: string): string[] {
  const icons = [...body.matchAll(ICON)].map(([path]) => path);
  if (!body.startsWith('<!doctype html>')) return icons;
  const links = [...body.matchAll(ATTRIBUTE)].flatMap(([, attribute = '']) => {
    const address = attribute.replaceAll('&amp;', '&').replace(/^webcal:\/\/[^/]+/, '');
    if (SUBSCRIPTION.test(address)) return [address];
    const part = address.startsWith('/') ? furtherPart(address) : undefined;
    return part === undefined ? [] : [part];
  });
  return [...icons, ...links];
}

/** Names of stored files, without pictures for shared links, which are drawn on request. */
export const mediaIn = (body: string): string[] =>
  [...body.matchAll(/\/media\/([\w-]+\.[a-z]{3,4})/g)].flatMap(([, name = '']) =>
    parseMediaName(name) && !name.includes('-og') ? [name] : [],
  );
