import documentIds from 'virtual:document-ids';
import assets from 'virtual:page-assets';
import { renderToString } from 'react-dom/server';
import { alertMoments, NO_ALERT } from '@centar/domain/alert.ts';
import {
  registeredAddress,
  type OfflineSnapshot,
  type RenderedPage,
  type RenderRequest,
} from '@centar/domain/pageContract.ts';
import type { PageAddress } from '@centar/domain/publicAddress.ts';
import { MINUTE_MS } from '@centar/domain/durations.ts';
import type { RenderMarkup } from '../page/renderTurn.ts';
import { parseSearchAddress } from '../pages/search/searchView.ts';
import { searchSnapshot } from '../pages/search/searchSnapshot.ts';
import { pageRenderer } from '../renderPages.tsx';

/** Without an address: an unknown one. */
export interface DeviceRequest extends Pick<RenderRequest, 'script' | 'now'> {
  readonly address: PageAddress | undefined;
}

/** 500 if the snapshot lacks some of the page's data. */
export type DevicePage =
  | { readonly status: 200 | 404 | 500; readonly html: string }
  | Extract<RenderedPage, { readonly status: 302 }>;

export type RenderOnDevice = (
  snapshot: OfflineSnapshot,
  request: DeviceRequest,
) => Promise<DevicePage>;

declare global {
  var renderOnDevice: RenderOnDevice | undefined;
}

/** React's mark in place of a part that threw. */
const ERROR_MARK = '<!--$!-->';

const renderAtOnce: RenderMarkup = async (begin, element) => {
  begin();
  const markup = renderToString(element(() => undefined));
  if (markup.includes(ERROR_MARK)) throw new Error('A part of the page could not be rendered');
  return markup;
};

const { renderPage, renderNotFound } = pageRenderer({
  renderMarkup: renderAtOnce,
  isOnDevice: true,
});

/** This script is evaluated in the service worker, which calls the function. */
globalThis.renderOnDevice = async ({ site, entries }, { address, script, now }) => {
  const query: RenderRequest['query'] = async (name, variables) => {
    if (name === 'Search' && address) {
      const asked = parseSearchAddress(address.search);
      return { data: { search: searchSnapshot(entries, asked, new Date(now)) } };
    }
    const known = entries[registeredAddress(documentIds[name] ?? '', variables)];
    return known ?? { code: 'OFFLINE' };
  };
  // An open page is renewed each minute, and when the alert changes.
  const start = Date.parse(now);
  const alertChanges = alertMoments(site.facts.alert ?? NO_ALERT).map(Number);
  const until = new Date(
    Math.min(start + MINUTE_MS, ...alertChanges.filter((moment) => moment > start)),
  ).toISOString();
  const request = { ...site, script, now, until, assets, query };
  const { page, search } = address ?? {};
  const rendered = page && search && (await renderPage({ ...request, page, search }));
  return !rendered || rendered.status === 404 ? renderNotFound(request) : rendered;
};
