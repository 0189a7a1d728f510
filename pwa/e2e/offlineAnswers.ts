import { expect, type BrowserContext, type Page } from '@playwright/test';
import { pageAddress } from '@centar/domain/publicAddress.ts';
import { inScript, SCRIPTS } from '@centar/domain/scriptAddress.ts';
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

/** Each says by its own rule when time changes the page. */
const withoutEnd = (html: string): string => html.replace(/ data-until="[^"]+"/, '');

/**
 * Fails unless the worker, which has rendered a page before, renders these at the same moment as
 * the server, byte by byte, in both scripts.
 */
export async function expectRenderedAsServed(
  context: BrowserContext,
  server: string,
  paths: readonly string[],
): Promise<void> {
  const [worker] = context.serviceWorkers();
  for (const path of paths.flatMap((one) => SCRIPTS.map((script) => inScript(script, one)))) {
    const served = await (await readAsVisitor(server + path)).text();
    const now = /data-now="([^"]+)"/.exec(served)?.[1] ?? '';
    const url = new URL(path, server);
    const { page, script, search } = pageAddress(url.pathname, url.searchParams) ?? {};
    const rendered = await worker?.evaluate(
      async ({ search, ...request }) => {
        const { renderOnDevice } = globalThis as unknown as {
          renderOnDevice: (snapshot: unknown, request: object) => Promise<{ html: string }>;
        };
        const snapshot: unknown = await (await caches.match('/offline-snapshot'))?.json();
        const address = { page: request.page, search: new URLSearchParams(search) };
        return (await renderOnDevice(snapshot, { ...request, address })).html;
      },
      { page, script, now, search: search?.toString() },
    );
    expect(withoutEnd(rendered ?? ''), path).toBe(withoutEnd(served));
  }
}
