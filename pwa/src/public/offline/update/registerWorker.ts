import { messageSW, Workbox } from 'workbox-window';

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
  const activateWaiting = (): void => {
    workbox.messageSkipWaiting();
  };
  const offer = async (): Promise<void> => {
    const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    if (!waiting || (await isOfBuild(waiting))) {
      activateWaiting();
      return;
    }
    const { offerUpdate } = await import('./offerUpdate.tsx');
    offerUpdate(activateWaiting);
    setTimeout(activateWaiting, DAY_MS);
  };
  workbox.addEventListener('waiting', ({ wasWaitingBeforeRegister }) => {
    if (wasWaitingBeforeRegister) activateWaiting();
    else offer().catch(activateWaiting);
  });
  await workbox.register();
}
