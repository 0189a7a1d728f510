/**
 * Once the page is hydrated: has the site kept for reading without a connection (`watchVisit.ts`). Where that is not
 * possible the site works as ever.
 */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  import('./watchVisit.ts').then((code) => code.watchVisit()).catch(() => undefined);
}
