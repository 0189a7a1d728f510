import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { untilTrue } from './browser.ts';
import { deployRenaming, NEXT_BUILD, type Renaming } from './front.ts';

/** The folder of the build under test. */
export const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** The renaming that the next deploy applies to the build under test. */
export function nextBuild(): Renaming {
  const files = readdirSync(`${DIST}/client/assets`).filter((name) => name.endsWith('.js'));
  const documents = JSON.parse(readFileSync(`${DIST}/documents.json`, 'utf8')) as { id: string }[];
  return deployRenaming(
    files,
    documents.map(({ id }) => id),
  );
}

/** Whether the page is of a build that `nextBuild` has renamed. */
export async function isOfNextBuild(page: Page): Promise<boolean> {
  return page.evaluate((mark) => Boolean(document.body.dataset['app']?.includes(mark)), NEXT_BUILD);
}

/** Whether the worker in charge is of the page's build, and no other one is on its way. */
export async function isOfActiveBuild(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = registration?.active;
    if (worker?.state !== 'activated' || registration?.waiting || registration?.installing) {
      return false;
    }
    const channel = new MessageChannel();
    const own = new Promise<boolean>((resolve) => {
      channel.port1.onmessage = ({ data }) => {
        resolve(data === true);
      };
    });
    worker.postMessage({ type: 'IS_OWN', path: document.body.dataset['app'] }, [channel.port2]);
    return own;
  });
}

/** Of a worker's own world, what tells where it stands. */
interface WorkerWorld {
  readonly registration: {
    readonly active: { readonly state: string } | null;
    readonly waiting: object | null;
    readonly installing: object | null;
  };
}

/**
 * Waits, without a page of the site, until one worker is in charge and no other one is on its way. While a worker is
 * watched, as here, a page that is asked for when another one takes over may never come.
 */
export async function untilWorkersRest(context: BrowserContext): Promise<void> {
  const rests = async (): Promise<boolean> => {
    const answers = context.serviceWorkers().map((worker) =>
      worker
        .evaluate(() => {
          const { active, waiting, installing } = (self as unknown as WorkerWorld).registration;
          return active?.state === 'activated' && !waiting && !installing;
        })
        .catch(() => false),
    );
    const all = await Promise.all(answers);
    return all.some(Boolean);
  };
  await untilTrue(rests);
}
