import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { deployRenaming, NEXT_BUILD, type Renaming } from './front.ts';

export const DIST = fileURLToPath(new URL('../dist', import.meta.url));

export function nextBuild(): Renaming {
  const files = readdirSync(`${DIST}/client/assets`).filter((name) => name.endsWith('.js'));
  const documents = JSON.parse(readFileSync(`${DIST}/documents.json`, 'utf8')) as { id: string }[];
  return deployRenaming(
    files,
    documents.map(({ id }) => id),
  );
}

export async function isOfNextBuild(page: Page): Promise<boolean> {
  return page.evaluate((mark) => Boolean(document.body.dataset['app']?.includes(mark)), NEXT_BUILD);
}

/** Opens a page of the next build; the worker answers slow requests with the one in its cache. */
export async function openNextBuild(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    expect(await isOfNextBuild(page)).toBe(true);
  }).toPass();
}

/** `ready` once the active worker is of the page's build, with no other one installing or waiting. */
async function workerState(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const { active, waiting, installing } = registration ?? {};
    if (installing) return `a worker is ${installing.state}`;
    if (waiting) return 'a worker waits';
    if (active?.state !== 'activated') return `the worker is ${active?.state ?? 'missing'}`;
    const channel = new MessageChannel();
    const own = new Promise<boolean>((resolve) => {
      channel.port1.onmessage = ({ data }) => {
        resolve(data === true);
      };
    });
    active.postMessage({ type: 'IS_OWN', path: document.body.dataset['app'] }, [channel.port2]);
    return (await own) ? 'ready' : 'the worker is of another build';
  });
}

const SOON_MS = 3000;

/**
 * Waits until `isReplaced`. Chromium activates the next worker once the active one is idle, and ends
 * an idle worker after half a minute. It never ends a worker that a debugger observes, as here, so a
 * worker that does not get idle in time is ended like that.
 */
export async function untilReplaced(page: Page, isReplaced: () => Promise<boolean>): Promise<void> {
  try {
    await expect.poll(isReplaced, { timeout: SOON_MS }).toBe(true);
  } catch {
    const session = await page.context().newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await session.detach();
    await expect.poll(isReplaced).toBe(true);
  }
}

/** Waits until the active worker is of the page's build, without another one. */
export async function untilOwnWorker(page: Page): Promise<void> {
  await untilReplaced(page, async () => (await workerState(page)) === 'ready');
}
