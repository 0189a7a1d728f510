import { messageSW, Workbox } from 'workbox-window';
import { DAY_MS } from '@centar/domain/durations.ts';

/** A new page arrives before its worker. */
async function isOfBuild(worker: ServiceWorker): Promise<boolean> {
  const path = document.body.dataset['app'];
  return (await messageSW(worker, { type: 'IS_OWN', path })) === true;
}

/** Activates `found`, or the newer worker that has replaced it meanwhile. */
async function activateWaiting(found: ServiceWorker): Promise<void> {
  const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
  (waiting ?? found).postMessage({ type: 'SKIP_WAITING' });
}

/**
 * A new worker is activated immediately if this page is of its build or it was offered in an
 * earlier visit. Otherwise the reader is asked; nothing reloads without consent.
 * @param installing the one that was found during this visit, before this code was loaded
 */
export async function offerNextWorker(installing: ServiceWorker | null): Promise<void> {
  const workbox = new Workbox('/sw.js');
  const offer = async (found: ServiceWorker): Promise<void> => {
    const activate = (): void => void activateWaiting(found);
    if (await isOfBuild(found)) {
      activate();
      return;
    }
    const { offerUpdate } = await import('./offerUpdate.tsx');
    offerUpdate(activate);
    // Without a response it is activated later, without a reload.
    setTimeout(activate, DAY_MS);
  };
  const onWaiting = (found: ServiceWorker): void => {
    offer(found).catch(() => activateWaiting(found));
  };
  workbox.addEventListener('waiting', ({ sw, wasWaitingBeforeRegister }) => {
    if (!sw) return;
    if (wasWaitingBeforeRegister && sw !== installing) void activateWaiting(sw);
    else onWaiting(sw);
  });
  await workbox.register();
  // Workbox misses one whose installation began before.
  if (installing?.state !== 'installing') return;
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') onWaiting(installing);
  });
}
