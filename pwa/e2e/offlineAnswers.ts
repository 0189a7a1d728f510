import { expect, type BrowserContext, type Page } from '@playwright/test';
import { pageAddress } from '@centar/domain/publicAddress.ts';
import { inScript } from '@centar/domain/scriptAddress.ts';
import { readAsVisitor, type ServedPage } from './html.ts';

/** Response texts as a page of the site receives them; empty without a response. */
export async function askFromPage(page: Page, paths: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async (all) =>
      Promise.all(
        all.map(async (path) => {
          const response = await fetch(path).catch(() => undefined);
          return response
            ? `${response.headers.get('content-type') ?? ''} ${await response.text()}`
            : '';
        }),
      ),
    [...paths],
  );
}

/** Fails unless an offline page receives the result of each operation in the snapshot. */
async function expectOperations(page: Page): Promise<void> {
  const entries = await page.evaluate(async () => {
    const snapshot: unknown = await (await caches.match('/offline-snapshot'))?.json();
    return Object.entries((snapshot as { entries: object }).entries);
  });
  const answers = await askFromPage(
    page,
    entries.map(([address]) => address),
  );
  expect(answers).toEqual(
    entries.map(([, result]) => `application/json ${JSON.stringify(result)}`),
  );
}

/** Fails unless an offline page receives all operations, and a picture for each of these pages'. */
export async function expectAnswered(page: Page, pages: readonly ServedPage[]): Promise<void> {
  await expectOperations(page);
  const pictures = [...new Set(pages.flatMap((one) => one.pictures))];
  expect(pictures.length).toBeGreaterThan(20);
  const types = await askFromPage(page, pictures);
  expect(pictures.filter((_, at) => !types[at]?.startsWith('image/'))).toEqual([]);
}

interface Rendered {
  readonly status: number;
  readonly html: string;
}

/** Pages as the worker, which has rendered one before, renders them, each at its moment. */
async function renderInWorker(
  context: BrowserContext,
  pages: readonly { readonly path: string; readonly now: string }[],
): Promise<Rendered[]> {
  const requests = pages.map(({ path, now }) => {
    const url = new URL(path, 'http://localhost');
    const { page, script, search } = pageAddress(url.pathname, url.searchParams) ?? {};
    return { page, script, search: search?.toString(), now };
  });
  const [worker] = context.serviceWorkers();
  const rendered = await worker?.evaluate(async (all) => {
    const { renderOnDevice } = globalThis as unknown as {
      renderOnDevice: (snapshot: unknown, request: object) => Promise<Rendered>;
    };
    const snapshot: unknown = await (await caches.match('/offline-snapshot'))?.json();
    const answers: Rendered[] = [];
    for (const { page, script, search, now } of all) {
      const address = { page, search: new URLSearchParams(search) };
      answers.push(await renderOnDevice(snapshot, { address, script, now }));
    }
    return answers;
  }, requests);
  return rendered ?? [];
}

/** Fails unless the worker has all data of these pages. */
export async function expectRendered(
  context: BrowserContext,
  paths: readonly string[],
): Promise<void> {
  const now = new Date().toISOString();
  const rendered = await renderInWorker(
    context,
    paths.map((path) => ({ path, now })),
  );
  expect(rendered).toHaveLength(paths.length);
  expect(paths.filter((_, at) => rendered[at]?.status !== 200)).toEqual([]);
}

/** Each says by its own rule when time changes the page. */
const withoutEnd = (html: string): string => html.replace(/ data-until="[^"]+"/, '');

/**
 * Fails unless the worker renders these at the same moment as the server, byte by byte. The scripts
 * alternate, because one converter writes the other letters of every page.
 */
export async function expectRenderedAsServed(
  context: BrowserContext,
  server: string,
  paths: readonly string[],
): Promise<void> {
  const served = [];
  for (const [at, path] of paths.entries()) {
    const address = inScript(at % 2 === 0 ? 'latin' : 'cyrillic', path);
    const html = await (await readAsVisitor(server + address)).text();
    served.push({ path: address, html, now: /data-now="([^"]+)"/.exec(html)?.[1] ?? '' });
  }
  const rendered = await renderInWorker(context, served);
  for (const [at, { path, html }] of served.entries()) {
    expect(withoutEnd(rendered[at]?.html ?? ''), path).toBe(withoutEnd(html));
  }
}
