import { onClock, serverNow } from '../device/clock.ts';

/** How long to wait after a failure, and while the page is being used, in milliseconds. */
const RETRY_MS = 5 * 60_000;
const BUSY_MS = 5000;
/** Also where the device's clock is wrong and the server's is not known. */
const SHORTEST_MS = 30_000;
/** Spreads the requests of many open pages. */
const SPREAD_MS = 5000;
/** The longest time that browsers can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** A dialog, a playing film, the open menu, a press. */
const IN_USE =
  'dialog[open], main iframe, details.menu[open], .on-fold > [open], :is(a, button, label):active';

/** Dispatched on the document to renew the page immediately. */
export const OUTDATED = 'outdated';

/**
 * Renews a page that was left open when it stops being true, and calls `onRenewed`. It waits while
 * the page is hidden or in use.
 */
export function watchTime(onRenewed: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), Math.min(ms, LONGEST_MS));
  };
  const waitForEnd = (least = 0): void => {
    const end = Date.parse(document.body.dataset['until'] ?? '');
    if (Number.isNaN(end)) return;
    wait(Math.max(least, end - serverNow().getTime()) + Math.random() * SPREAD_MS);
  };
  async function renew(): Promise<void> {
    const until = Date.parse(document.body.dataset['until'] ?? '');
    if (document.hidden) return;
    if (until > serverNow().getTime()) {
      waitForEnd();
      return;
    }
    if (document.querySelector(IN_USE)) {
      wait(BUSY_MS);
      return;
    }
    try {
      const { renewPage } = await import('./renewal.ts');
      // Until the visitor accepts the new version, the page stays.
      if (!(await renewPage())) return;
      onRenewed();
      waitForEnd(SHORTEST_MS);
    } catch {
      wait(RETRY_MS);
    }
  }
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void renew();
  });
  document.addEventListener(OUTDATED, () => {
    document.body.dataset['until'] = serverNow().toISOString();
    void renew();
  });
  onClock(() => {
    waitForEnd();
  });
  waitForEnd();
}
