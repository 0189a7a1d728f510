/**
 * Reloads the page if the server is reachable. Most browsers remember a failed module and do not
 * fetch it again on the same page. Only for what a visitor asks for twice: code that always fails
 * would reload the page again and again.
 */
export async function reloadPage(): Promise<void> {
  const { ok } = await fetch(window.location.href, { method: 'HEAD' });
  if (ok) window.location.reload();
}
