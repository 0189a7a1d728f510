import { pageAddress } from '@centar/domain/publicAddress.ts';
import { inScript, splitScript } from '@centar/domain/scriptAddress.ts';
import { recordClockAhead, recordServerMoment, serverNow } from '../device/clock.ts';
import { readSnapshot, type CacheState } from './cacheSnapshot.ts';
import type { Rendered } from './devicePage.ts';
import type { RenderOnDevice } from './renderer.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The browser keeps the script with the worker, because it was imported at installation. It is
 * evaluated by the first page that needs it.
 */
export function loadRenderer(path: string): RenderOnDevice {
  if (!globalThis.renderOnDevice) self.importScripts(path);
  if (!globalThis.renderOnDevice) throw new Error(`No renderer in ${path}`);
  return globalThis.renderOnDevice;
}

/** Of the device, corrected. */
function now({ clockAhead, checkedAt }: CacheState): string {
  recordClockAhead(clockAhead);
  recordServerMoment(checkedAt);
  return serverNow().toISOString();
}

/** Undefined without a snapshot. */
export async function renderPage(url: URL, state: CacheState): Promise<Rendered | undefined> {
  const cached = await readSnapshot();
  if (!cached) return undefined;
  const { snapshot } = cached;
  const address = pageAddress(url.pathname, url.searchParams);
  const { script } = splitScript(url.pathname);
  const render = loadRenderer(snapshot.build);
  const page = await render(snapshot, { address, script, now: now(state) });
  if (page.status === 302) {
    const location = new URL(inScript(script, page.location), url);
    return { response: Response.redirect(location.href), isWhole: true };
  }
  const headers = new Headers(cached.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.delete('etag');
  return { response: new Response(page.html, { headers }), isWhole: page.status === 200 };
}
