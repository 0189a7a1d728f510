import { noteClockAhead, noteServerMoment } from '../device/clock.ts';
import { pageKey } from './publicAddress.ts';

const HOUR_MS = 3_600_000;

/** The part of the Network Information API that is used; not all browsers have it. */
interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** What the worker tells after it has kept, or tried to keep, everything. */
interface KeptMessage {
  readonly type: 'KEPT';
  /** How far the device's clock was ahead of the server's when both were last compared, in milliseconds. */
  readonly clockAhead: number;
  /** The server's clock then, ISO 8601. */
  readonly checkedAt: string;
  /** The content is another than when somebody last looked. */
  readonly changed: boolean;
}

function hear({ data }: MessageEvent): void {
  const message = data as KeptMessage | undefined;
  if (message?.type !== 'KEPT') return;
  noteClockAhead(message.clockAhead);
  // That may have been a while ago, and the clock put back since.
  noteServerMoment(message.checkedAt);
  if (message.changed && document.visibilityState === 'visible') {
    import('./changes/tellChanges.tsx').then((code) => code.tellChanges()).catch(() => undefined);
  }
}

function askToKeep({ active }: ServiceWorkerRegistration): void {
  const { connection } = navigator as SavingNavigator;
  active?.postMessage({
    type: 'KEEP',
    page: pageKey(new URL(window.location.href)),
    saveData: connection?.saveData ?? false,
  });
}

async function start(): Promise<void> {
  navigator.serviceWorker.addEventListener('message', hear);
  const { registerWorker } = await import('./update/registerWorker.ts');
  await registerWorker();
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
  const { watchInstall } = await import('./install/watchInstall.ts');
  await watchInstall();
}

/**
 * Once the page is hydrated: registers the service worker and asks it to keep the site for reading without a
 * connection, now and whenever the page is looked at again. Where that is not possible the site works as ever.
 */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  start().catch(() => undefined);
}
