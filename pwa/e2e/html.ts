import type { Page } from '@playwright/test';
import { inParallel } from './site.ts';

/** The server's HTML, before any style or script. */
export interface ServedPage {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  readonly h1: readonly string[];
  readonly h2: readonly string[];
  /** The text of the main part, with single spaces. */
  readonly main: string;
  /** The first heading of level 1 or 2 in the main part. */
  readonly heading: string;
  /** Addresses of the pictures in the main part. */
  readonly pictures: readonly string[];
  /** The texts of dates and times in the main part. */
  readonly times: readonly string[];
  /** In the schedule: the link and time of each row, in order. */
  readonly rows: readonly string[];
  /** The targets of links, as written. */
  readonly links: readonly string[];
  /** Links of the main part. */
  readonly mainLinks: readonly string[];
  /** Links to missing ids of the same page. */
  readonly lost: readonly string[];
  /** Ids with white space, and duplicate ids. */
  readonly wrongIds: readonly string[];
}

interface Answer {
  readonly path: string;
  readonly status: number;
  readonly html: string;
}

const LANES = 4;

let visitors = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) * 50_000;

/**
 * Fetches as a visitor from a separate network, because the server limits the requests of one
 * network. Has no effect on a server that trusts no proxy.
 */
export function readAsVisitor(url: string, init: RequestInit = {}): Promise<Response> {
  visitors += 1;
  const address = [10, visitors >> 16, visitors >> 8, visitors].map((part) => part & 255);
  return fetch(url, { ...init, headers: { 'x-forwarded-for': address.join('.') } });
}

async function askFor(url: string, paths: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  await inParallel([...paths.entries()], LANES, async ([at, path]) => {
    const answer = await readAsVisitor(url + path, { redirect: 'manual' });
    answers[at] = { path, status: answer.status, html: await answer.text() };
  });
  return answers;
}

/**
 * Fetches pages and has the browser parse them without scripts and styles, in milliseconds. `page`
 * may be blank.
 */
export async function readServed(
  page: Page,
  url: string,
  paths: Iterable<string>,
): Promise<ServedPage[]> {
  const answers = await askFor(url, [...new Set(paths)]);
  return page.evaluate(
    (all) =>
      all.map(({ path, status, html }) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const find = <T extends Element>(selector: string): T[] => [
          ...parsed.querySelectorAll<T>(selector),
        ];
        const texts = (selector: string): string[] => find(selector).map((one) => one.textContent);
        const hrefs = (selector: string): string[] =>
          find(selector).map((one) => one.getAttribute('href') ?? '');
        const links = hrefs('a[href]');
        const ids = [...parsed.querySelectorAll('[id]')].map(({ id }) => id);
        return {
          path,
          status,
          title: parsed.title,
          h1: texts('h1'),
          h2: texts('h2'),
          main: texts('main').join(' ').replace(/\s+/g, ' '),
          heading: texts('main h1, main h2')[0] ?? '',
          pictures: find('main img').map((one) => one.getAttribute('src') ?? ''),
          times: texts('main time'),
          rows: find('main li:has(> p > time):has(h3 > a)').map(
            (row) =>
              `${row.querySelector('time')?.dateTime ?? ''} ${row.querySelector('h3 a')?.getAttribute('href') ?? ''}`,
          ),
          links,
          mainLinks: hrefs('main a[href]'),
          // '#' alone is a placeholder (specification, navigation bar).
          lost: links.filter((link) => /^#./.test(link) && !parsed.getElementById(link.slice(1))),
          wrongIds: ids.filter((id, at) => /\s|^$/.test(id) || ids.indexOf(id) !== at),
        };
      }),
    answers,
  );
}

/** All texts of a response, and its languages. */
export interface PageTexts {
  readonly path: string;
  readonly status: number;
  readonly lang: string;
  /** Visible or spoken texts, including metadata and JSON-LD. */
  readonly texts: readonly string[];
  /** `hreflang` and address of each. */
  readonly alternates: readonly (readonly [string, string])[];
  /** The targets of links and forms, as written. */
  readonly links: readonly string[];
}

/** Fetches pages and extracts their texts; `page` may be blank. */
export async function readTexts(
  page: Page,
  url: string,
  paths: Iterable<string>,
): Promise<PageTexts[]> {
  const answers = await askFor(url, [...new Set(paths)]);
  return page.evaluate(
    (all) =>
      all.map(({ path, status, html }) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const find = (selector: string): Element[] => [...parsed.querySelectorAll(selector)];
        const values = (selector: string, name: string): string[] =>
          find(selector).flatMap((one) => one.getAttribute(name) ?? []);
        const heard = ['title', 'alt', 'placeholder', 'aria-label'].flatMap((name) =>
          values(`[${name}]`, name),
        );
        const told = ['description', 'og:title', 'og:description', 'og:site_name', 'og:image:alt'];
        const meta = told.flatMap((name) =>
          values(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
        );
        const seen: string[] = [];
        const nodes = parsed.createTreeWalker(parsed, NodeFilter.SHOW_TEXT);
        while (nodes.nextNode()) {
          const { parentElement, textContent } = nodes.currentNode;
          const isRead = !parentElement?.closest('script, style, code, [translate="no"]');
          if (isRead && textContent) seen.push(textContent);
        }
        const named: string[] = [];
        const visit = (value: unknown, name = ''): void => {
          if (typeof value === 'string') {
            if (/^(name|description|headline|streetAddress|addressLocality)$/.test(name)) {
              named.push(value);
            }
          } else if (typeof value === 'object' && value !== null) {
            for (const [key, part] of Object.entries(value)) visit(part, key);
          }
        };
        const graph = parsed.querySelector('script[type="application/ld+json"]')?.textContent;
        visit(JSON.parse(graph ?? '{}'));
        return {
          path,
          status,
          lang: parsed.documentElement.lang,
          texts: [...seen, ...heard, ...meta, ...named],
          alternates: find('link[hreflang]').map(
            (link) =>
              [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const,
          ),
          links: [...values('a[href]', 'href'), ...values('form[action]', 'action')],
        };
      }),
    answers,
  );
}
