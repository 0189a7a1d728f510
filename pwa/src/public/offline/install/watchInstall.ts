import { DECLINED, isInstalled, mayAsk, PAGES_KEY } from './mayAsk.ts';
import type { InstallEvent, InstallWay } from './offerInstall.tsx';

const FIRST_ASKED_PAGE = 3;

/** The install event, stored by the inline script because it fires before the application loads. */
interface InstallWindow extends Window {
  install?: InstallEvent;
}

/** WebKit only: whether the site was opened from the home screen. */
interface AppleNavigator extends Navigator {
  readonly standalone?: boolean;
}

/** Returns whether this is the page, or a later one, on which installing is first offered. */
function countPage(): boolean {
  try {
    const pages = Number(localStorage.getItem(PAGES_KEY) ?? 0) + 1;
    localStorage.setItem(PAGES_KEY, String(pages));
    return pages >= FIRST_ASKED_PAGE;
  } catch {
    // A refusal could not be stored.
    return false;
  }
}

function decline(): void {
  localStorage.setItem(PAGES_KEY, DECLINED);
}

async function offer(way: InstallWay): Promise<void> {
  const { offerInstall } = await import('./offerInstall.tsx');
  offerInstall(way, decline);
}

/** Browsers without an install event in which the reader can install through the menu. */
function byHand(): InstallWay | undefined {
  // In-app browsers (Facebook, Instagram) do not name Safari and cannot install a site.
  if ((navigator as AppleNavigator).standalone === false)
    return navigator.userAgent.includes('Safari/') ? 'iphone' : undefined;
  // On an iPhone, Firefox uses Safari's engine.
  return /Android.*Firefox\//.test(navigator.userAgent) ? 'firefox' : undefined;
}

/** Requested only by the installed site, since some browsers ask the visitor each time. */
async function askToPersist(): Promise<void> {
  await navigator.storage.persist();
}

/**
 * On a phone: after a few pages, never again after a refusal. An installed site requests persistent
 * storage.
 */
export async function watchInstall(): Promise<void> {
  if (isInstalled()) {
    await askToPersist();
    return;
  }
  if (!mayAsk() || !countPage()) return;
  const way = (window as InstallWindow).install ?? byHand();
  if (way) {
    await offer(way);
    return;
  }
  window.addEventListener('beforeinstallprompt', (event) => {
    offer(event as InstallEvent).catch(() => undefined);
  });
}
