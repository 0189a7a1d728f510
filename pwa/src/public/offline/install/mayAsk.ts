/** The local storage key for the number of opened pages, or for a refusal. */
export const PAGES_KEY = 'instalacija';
export const DECLINED = 'ne';

export const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** On a phone, until it is refused. False where storage is blocked. */
export function mayAsk(): boolean {
  try {
    const isRefused = localStorage.getItem(PAGES_KEY) === DECLINED;
    return window.matchMedia('(pointer: coarse)').matches && !isRefused;
  } catch {
    return false;
  }
}
