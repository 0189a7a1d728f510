/** Registers the service worker once the page is alive. */
export function startOffline(): void {
  // Filled by the offline module.
}
