import { noteConnection } from '../device/cachedAt.ts';
import { noteClockAhead, noteServerMoment } from '../device/clock.ts';
import { shownScript } from '../../shared/script/script.ts';
import { chosenScript } from '../device/scriptChoice.ts';
import { watchInstall } from './install/watchInstall.ts';
import { pageKey } from './publicAddress.ts';
import { registerWorker } from './update/registerWorker.ts';

const HOUR_MS = 3_600_000;

/** The part of the Network Information API that is used; not all browsers have it. */
interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** The worker's message after it has cached everything, or tried to. */
interface CachedMessage {
  readonly type: 'KEPT';
  /** How far the device's clock was ahead of the server's when both were last compared, in milliseconds. */
  readonly clockAhead: number;
  /** The server's clock then, ISO 8601. */
  readonly checkedAt: string;
  /** The server has answered just now. */
  readonly answered: boolean;
  /** The content is another than when somebody last looked. */
  readonly changed: boolean;
}

function onMessage({ data }: MessageEvent): void {
  const message = data as CachedMessage | undefined;
  if (message?.type !== 'KEPT') return;
  noteClockAhead(message.clockAhead);
  // The check may have been a while ago, and the clock put back since.
  noteServerMoment(message.checkedAt);
  noteConnection(message.answered);
  if (message.changed && document.visibilityState === 'visible') {
    import('./changes/tellChanges.tsx').then((code) => code.tellChanges()).catch(() => undefined);
  }
}

function askToCache({ active }: ServiceWorkerRegistration): void {
  const { connection } = navigator as SavingNavigator;
  active?.postMessage({
    type: 'KEEP',
    page: pageKey(new URL(window.location.href)),
    script: chosenScript() ?? shownScript(),
    saveData: connection?.saveData ?? false,
  });
}

/** Offers a visitor from another site the page in the script that they chose. Nobody is redirected. */
async function offerChosenScript(): Promise<void> {
  const chosen = chosenScript();
  if (chosen === undefined || chosen === shownScript()) return;
  if (document.referrer.startsWith(window.location.origin)) return;
  const { offerScript } = await import('./script/offerScript.tsx');
  offerScript(chosen);
}

/**
 * Registers the service worker and asks it to cache the site for reading without a connection, now and whenever the page is
 * looked at again. Makes the offers of the foot of the window: the chosen script at once, an installation after that.
 */
export async function watchVisit(): Promise<void> {
  // Needs no worker, which a browser may refuse.
  offerChosenScript().catch(() => undefined);
  navigator.serviceWorker.addEventListener('message', onMessage);
  await registerWorker();
  const registration = await navigator.serviceWorker.ready;
  const refresh = (): void => {
    askToCache(registration);
  };
  const update = (): void => {
    registration.update().catch(() => undefined);
  };
  refresh();
  setInterval(update, HOUR_MS);
  window.addEventListener('online', refresh);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    refresh();
    update();
  });
  await watchInstall();
}
