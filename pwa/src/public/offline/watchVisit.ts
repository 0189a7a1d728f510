import { recordConnection } from '../device/cachedAt.ts';
import { recordClockAhead, recordServerMoment } from '../device/clock.ts';
import { OUTDATED } from '../browser/watchTime.ts';
import { shownScript } from '../../shared/script/script.ts';
import { chosenScript } from '../device/scriptChoice.ts';
import { watchInstall } from './install/watchInstall.ts';
import { registerWorker } from './update/registerWorker.ts';

const HOUR_MS = 3_600_000;

/** The used part of the Network Information API, which not all browsers have. */
interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Sent by the worker after it has tried to cache everything. */
interface CachedMessage {
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
interface ConnectionMessage {
  readonly type: 'CONNECTION';
  readonly answered: boolean;
}

function onMessage({ data }: MessageEvent): void {
  const message = data as CachedMessage | ConnectionMessage | undefined;
  if (message?.type === 'CONNECTION') recordConnection(message.answered);
  if (message?.type !== 'KEPT') return;
  recordClockAhead(message.clockAhead);
  // The device's clock may have been set back since the check.
  recordServerMoment(message.checkedAt);
  const { changed, alert } = message;
  const shownAlert = document.querySelector<HTMLElement>('[data-alert]')?.dataset['alert'] ?? '';
  if (alert !== undefined && alert !== shownAlert) document.dispatchEvent(new Event(OUTDATED));
  if (changed && document.visibilityState === 'visible') {
    import('./changes/tellChanges.tsx')
      .then((code) => code.tellChanges(changed))
      .catch(() => undefined);
  }
}

function askToCache({ active }: ServiceWorkerRegistration): void {
  const { connection } = navigator as SavingNavigator;
  active?.postMessage({
    type: 'KEEP',
    page: window.location.href,
    script: chosenScript() ?? shownScript(),
    saveData: connection?.saveData ?? false,
  });
}

/**
 * Offers visitors who arrive from another site the script that they chose before. No one is
 * redirected.
 */
async function offerChosenScript(): Promise<void> {
  const chosen = chosenScript();
  if (chosen === undefined || chosen === shownScript()) return;
  if (document.referrer.startsWith(window.location.origin)) return;
  const { offerScript } = await import('./script/offerScript.tsx');
  offerScript(chosen);
}

/**
 * Caches the site for offline reading now and whenever the page becomes visible again. Then offers
 * the chosen script and an installation.
 */
export async function watchVisit(): Promise<void> {
  // Works without a service worker, which the browser may refuse.
  offerChosenScript().catch(() => undefined);
  navigator.serviceWorker.addEventListener('message', onMessage);
  const isControlled = navigator.serviceWorker.controller !== null;
  await registerWorker();
  const registration = await navigator.serviceWorker.ready;
  const refresh = (): void => {
    askToCache(registration);
  };
  const update = (): void => {
    registration.update().catch(() => undefined);
  };
  refresh();
  // A new worker ends the previous one, even while that one is caching.
  if (isControlled) navigator.serviceWorker.addEventListener('controllerchange', refresh);
  setInterval(update, HOUR_MS);
  window.addEventListener('online', refresh);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    refresh();
    update();
  });
  await watchInstall();
}
