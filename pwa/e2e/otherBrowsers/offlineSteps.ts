import { expect } from '@playwright/test';
import { NOT_KEPT } from '../reading.ts';
import { headline, untilAnswered, type Visitor } from './visitor.ts';

/** Reads one page and waits until the site is cached. */
export async function visitOnce(visitor: Visitor, url: string): Promise<void> {
  await visitor.open(`${url}/`);
  await untilAnswered(visitor, true, async () => {
    const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return active?.state === 'activated' && Boolean(await caches.match('/offline-snapshot'));
  });
}

/** Opens each path, which was never visited, and expects its headline and a title in its script. */
export async function readFromDevice(
  visitor: Visitor,
  url: string,
  pages: readonly { readonly path: string; readonly h1: string }[],
): Promise<void> {
  for (const { path, h1 } of pages) {
    await visitor.open(url + path);
    await expect.poll(() => headline(visitor), { message: path }).toBe(h1);
    expect(h1, path).not.toBe(NOT_KEPT);
    await untilAnswered(visitor, path.startsWith('/cir'), () => /[а-џ]/.test(document.title));
  }
}
