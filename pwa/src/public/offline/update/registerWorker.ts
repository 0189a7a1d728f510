import { messageSW, Workbox } from 'workbox-window';

const activate = (waiting: ServiceWorker): void => {
  waiting.postMessage({ type: 'SKIP_WAITING' });
};

/** A new worker that was offered without a response is activated after a day, without a reload. */
const DAY_MS = 24 * 3_600_000;

/**
 * Whether this page is of the waiting worker's build. Most are, because pages come from the
 * network.
 */
async function isOfBuild(waiting: ServiceWorker): Promise<boolean> {
  const path = document.body.dataset['app'];
  return (await messageSW(waiting, { type: 'IS_OWN', path })) === true;
}

/**
 * A new worker is activated immediately if this page is of its build or it was offered in an
 * earlier visit. Otherwise the reader is asked; nothing reloads without consent.
 */
export async function registerWorker(): Promise<void> {
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' });
  const offer = async (waiting: ServiceWorker): Promise<void> => {
    const activateWaiting = (): void => {
      activate(waiting);
    };
    if (await isOfBuild(waiting)) {
      activateWaiting();
      return;
    }
    const { offerUpdate } = await import('./offerUpdate.tsx');
    offerUpdate(activateWaiting);
    setTimeout(activateWaiting, DAY_MS);
  };
  const onWaiting = (waiting: ServiceWorker): void => {
    offer(waiting).catch(() => {
      activate(waiting);
    });
  };
  workbox.addEventListener('waiting', ({ sw, wasWaitingBeforeRegister }) => {
    if (!sw) return;
    if (wasWaitingBeforeRegister) activate(sw);
    else onWaiting(sw);
  });
  const registration = await workbox.register();
  // On a slow device an installation begins before the page registers: Workbox misses it.
  const missed = registration?.active ? registration.installing : null;
  missed?.addEventListener('statechange', () => {
    if (missed.state === 'installed') onWaiting(missed);
  });
}
