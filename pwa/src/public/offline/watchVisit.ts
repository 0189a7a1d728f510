import { HOUR_MS } from '@centar/domain/durations.ts';
import { CLOCK_TOLERANCE_MS } from '../device/clockTolerance.ts';
import { savesData } from '../device/savesData.ts';
import { isInstalled, mayAsk } from './install/mayAsk.ts';

/** Sent by the worker after it has tried to cache everything. */
export interface CachedMessage {
  readonly type: 'KEPT';
  /** How far the device's clock was ahead at the last check, in milliseconds. */
  readonly clockAhead: number;
  /** The server's clock at the last check, ISO 8601. */
  readonly checkedAt: string;
  /** The schedule, if the content has changed since the last visit. */
  readonly changed?: object;
  /** The key of the alert over the site, if the server answered. */
  readonly alert?: string;
}

/** Sent by the worker during each check. */
export interface ConnectionMessage {
  readonly type: 'CONNECTION';
  readonly answered: boolean;
}

export const hasOtherAlert = ({ alert }: CachedMessage): boolean =>
  alert !== undefined &&
  alert !== (document.querySelector<HTMLElement>('[data-alert]')?.dataset['alert'] ?? '');

export type Message = CachedMessage | ConnectionMessage;

/** Whether a page from the network has to know it. */
function isNews(message: Message): boolean {
  if (message.type !== 'KEPT') return false;
  const { clockAhead, checkedAt, changed } = message;
  const late = Date.parse(checkedAt) - Date.now();
  return (
    changed !== undefined ||
    Math.max(Math.abs(clockAhead), late) > CLOCK_TOLERANCE_MS ||
    hasOtherAlert(message)
  );
}

function askToCache({ active }: ServiceWorkerRegistration): void {
  active?.postMessage({ type: 'KEEP', page: window.location.href, saveData: savesData() });
}

function update(registration: ServiceWorkerRegistration): void {
  registration.update().catch(() => undefined);
}

/** A page of another build does not wait until the browser itself looks for a newer worker. */
function updateUnlessOwn(registration: ServiceWorkerRegistration): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (data !== true) update(registration);
  };
  const path = document.body.dataset['app'];
  registration.active?.postMessage({ type: 'IS_OWN', path }, [port2]);
}

/** Loads what handles a worker that replaces another one. */
function watchForNextWorker(registration: ServiceWorkerRegistration): void {
  let isWatched = false;
  const look = (): void => {
    const { active, waiting, installing } = registration;
    if (isWatched || !active || !(waiting ?? installing)) return;
    isWatched = true;
    import('./update/nextWorker.ts')
      .then((code) => code.offerNextWorker(installing))
      .catch(() => {
        isWatched = false;
      });
  };
  look();
  registration.addEventListener('updatefound', look);
}

/** Counts the pages of a phone until installing is refused; an installed site keeps its storage. */
async function offerInstall(): Promise<void> {
  window.addEventListener('appinstalled', () => {
    navigator.storage.persist().catch(() => undefined);
  });
  if (!isInstalled() && !mayAsk()) return;
  const { watchInstall } = await import('./install/watchInstall.ts');
  await watchInstall();
}

/**
 * Caches the site for offline reading now and whenever the page becomes visible again. Then offers
 * an installation. The worker's messages go to `tell`, with whether they change a page from the
 * network.
 */
export async function watchVisit(tell: (message: Message, isNews: boolean) => void): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }) => {
    const message = data as Message | null;
    if (message) tell(message, isNews(message));
  });
  const isControlled = serviceWorker.controller !== null;
  const registration = await serviceWorker.register('/sw.js');
  watchForNextWorker(registration);
  if (registration.active) updateUnlessOwn(registration);
  await serviceWorker.ready;
  const refresh = (): void => {
    askToCache(registration);
  };
  refresh();
  // A new worker ends the previous one, even while that one is caching.
  if (isControlled) serviceWorker.addEventListener('controllerchange', refresh);
  setInterval(() => {
    update(registration);
  }, HOUR_MS);
  window.addEventListener('online', refresh);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    refresh();
    update(registration);
  });
  await offerInstall();
}
