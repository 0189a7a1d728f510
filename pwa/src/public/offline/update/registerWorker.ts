import { messageSW, Workbox } from 'workbox-window';

/** A new worker that was offered and not answered is activated after so long, in milliseconds; nothing is reloaded for it. */
const DAY_MS = 24 * 3_600_000;

/** Whether this page is already of the waiting worker's build: pages come from the network, so most are. */
async function isOfBuild(waiting: ServiceWorker): Promise<boolean> {
  const path = document.body.dataset['app'];
  return (await messageSW(waiting, { type: 'IS_OWN', path })) === true;
}

/**
 * Registers the service worker. A new one is activated at once where this page is of its build, or where it was offered
 * at an earlier start; otherwise the reader is asked, and nothing is reloaded unless they say so.
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
