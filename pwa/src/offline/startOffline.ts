import { Workbox } from 'workbox-window';
import { pageKey } from './publicAddress.ts';

const HOUR_MS = 3_600_000;

/** The part of the Network Information API that is used; not all browsers have it. */
interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

function askToKeep({ active }: ServiceWorkerRegistration): void {
  const { connection } = navigator as SavingNavigator;
  active?.postMessage({
    type: 'KEEP',
    page: pageKey(new URL(window.location.href)),
    saveData: connection?.saveData ?? false,
  });
}

/** An installed site asks not to be cleared away; asking on every visit would bother people in some browsers. */
async function askToPersist(): Promise<void> {
  const installed = window.matchMedia('(display-mode: standalone)').matches;
  if (installed) await navigator.storage.persist();
}

async function start(): Promise<void> {
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' });
  // Nothing is ever reloaded under a reader: a new worker takes over quietly, and the next page is of the new build.
  workbox.addEventListener('waiting', () => {
    workbox.messageSkipWaiting();
  });
  await workbox.register();
  const registration = await navigator.serviceWorker.ready;
  const keep = (): void => {
    askToKeep(registration);
  };
  const update = (): void => {
    registration.update().catch(() => undefined);
  };
  keep();
  setInterval(update, HOUR_MS);
  window.addEventListener('online', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    keep();
    update();
  });
  await askToPersist();
}

/**
 * Once the page is alive: registers the service worker and asks it to keep the site for reading without a
 * connection, now and whenever the page is looked at again. Where that is not possible the site works as ever.
 */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  start().catch(() => undefined);
}
