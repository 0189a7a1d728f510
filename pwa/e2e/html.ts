import type { Page } from '@playwright/test';
import { inParallel } from './site.ts';

/** The server's HTML at an address, before any style or script. */
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
  /** Addresses of the pictures of the main part. */
  readonly pictures: readonly string[];
  /** The words of dates and times in the main part. */
  readonly times: readonly string[];
  /** Of the schedule: what each row leads to and when, in order. */
  readonly rows: readonly string[];
  /** Where links lead, as written. */
  readonly links: readonly string[];
  /** Links of the main part. */
  readonly mainLinks: readonly string[];
  /** Links to parts of the page that it does not have. */
  readonly lost: readonly string[];
  /** Ids with white space in them, and those of several elements. */
  readonly wrongIds: readonly string[];
  /** The data of its queries, by the query, as its script gets them. */
  readonly queries: Readonly<Record<string, unknown>>;
}

/** An answer as it came. */
interface Answer {
  readonly path: string;
  readonly status: number;
  readonly html: string;
}

const LANES = 4;

let visitors = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) * 50_000;

/**
 * Asks for an address as a visitor from a network of its own, because the server limits how much one network reads. It
 * makes no difference to a server that trusts no proxy.
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
 * Asks the server for pages and has the browser read them as a document without scripts and styles, which takes
 * milliseconds a page. `page` may be blank.
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
        const data = parsed.getElementById('page-data')?.textContent ?? '{}';
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
          queries: (JSON.parse(data) as { queries?: Record<string, unknown> }).queries ?? {},
        };
      }),
    answers,
  );
}

/** All that an answer says in words, wherever it stands, and what it says of its language. */
export interface PageTexts {
  readonly path: string;
  readonly status: number;
  readonly lang: string;
  /** Texts that are seen or heard, those of the head and of what search engines read included. */
  readonly texts: readonly string[];
  /** `hreflang` and address of each. */
  readonly alternates: readonly (readonly [string, string])[];
  /** Where links and forms lead, as written. */
  readonly links: readonly string[];
}

/** Asks the server for pages and has the browser find everything in them that is read; `page` may be blank. */
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
