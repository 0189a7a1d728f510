import type { InstallEvent, InstallWay } from './offerInstall.tsx';

/** The local storage key for the number of opened pages, or for a refusal. */
const STORE = 'instalacija';
const DECLINED = 'ne';
const FIRST_ASKED_PAGE = 3;

/** The install event, stored by the inline script because it fires before the application loads. */
interface InstallWindow extends Window {
  install?: InstallEvent;
}

/** WebKit only: whether the site was opened from the home screen. */
interface AppleNavigator extends Navigator {
  readonly standalone?: boolean;
}

/**
 * Counts this page. Returns whether to offer installing; false where a refusal could not be stored.
 */
function mayAsk(): boolean {
  try {
    const known = localStorage.getItem(STORE);
    if (known === DECLINED) return false;
    const pages = Number(known ?? 0) + 1;
    localStorage.setItem(STORE, String(pages));
    return pages >= FIRST_ASKED_PAGE;
  } catch {
    return false;
  }
}

function decline(): void {
  localStorage.setItem(STORE, DECLINED);
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
  window.addEventListener('appinstalled', () => {
    askToPersist().catch(() => undefined);
  });
  if (window.matchMedia('(display-mode: standalone)').matches) {
    await askToPersist();
    return;
  }
  if (!window.matchMedia('(pointer: coarse)').matches || !mayAsk()) return;
  const way = (window as InstallWindow).install ?? byHand();
  if (way) {
    await offer(way);
    return;
  }
  window.addEventListener('beforeinstallprompt', (event) => {
    offer(event as InstallEvent).catch(() => undefined);
  });
}
