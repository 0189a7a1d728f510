import { DOOR_CACHE, DOOR_PAGE_KEY } from '@centar/domain/doorScreen.ts';
import { SAVED_AT_HEADER, SERVER_FAILED_HEADER } from './cachedAtHeader.ts';
import { cachePage, cachedPage } from './cachePages.ts';
import { cacheSeenPicture, cachedPicture, otherSize } from './cachePictures.ts';
import { ownBuild, readSnapshot, readState } from './cacheSnapshot.ts';
import { pageFromDevice } from './devicePage.ts';
import { jsonResponse } from './jsonResponse.ts';
import { isLive, pageKey } from './publicAddress.ts';
import { renderPage } from './renderPage.ts';

/**
 * Then the cache answers. Of three seconds, one remains to start the worker and render. A connection
 * with four round trips (DNS, TCP, TLS, request) of half a second is still in time.
 */
const NETWORK_TIMEOUT_MS = 2000;
/** After a failed page request, the page's queries do not wait for the network during this time. */
const SKIP_NETWORK_MS = 10_000;

/** Keeps the worker alive for work after the response (`waitUntil`). */
export type WaitUntil = (work: Promise<unknown>) => void;

let skipNetworkUntil = 0;

function skipNetworkForQueries(): void {
  skipNetworkUntil = Date.now() + SKIP_NETWORK_MS;
}

interface NetworkOutcome {
  /** Undefined when it is late, fails, or is a server error. */
  readonly answer: Response | undefined;
  /** The server's error response. */
  readonly failure: Response | undefined;
}

async function inTime(network: Promise<Response>): Promise<NetworkOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, NETWORK_TIMEOUT_MS, undefined);
  });
  const answer = await Promise.race([network.catch(() => undefined), late]);
  clearTimeout(timer);
  const hasFailed = answer !== undefined && answer.status >= 500;
  return hasFailed ? { answer: undefined, failure: answer } : { answer, failure: undefined };
}

/**
 * Writes into a page from the device when its content was cached, how far the device's clock is
 * ahead (ms), and whether the server failed.
 */
function withSavedAt(
  html: string,
  savedAt: string,
  clockAhead: number,
  hasServerFailed: boolean,
): string {
  const failed = hasServerFailed ? ' data-server-failed="1"' : '';
  return html.replace(
    '<html',
    `<html data-saved-at="${savedAt}" data-clock-ahead="${String(clockAhead)}"${failed}`,
  );
}

async function fromDevice(
  key: string,
  url: URL,
  hasServerFailed: boolean,
): Promise<Response | undefined> {
  const state = await readState();
  const answer = await pageFromDevice({
    cached: await cachedPage(key),
    checkedAt: state?.checkedAt,
    build: ownBuild(),
    render: async () => state && renderPage(url, state),
  });
  if (!answer || answer.response.status === 302) return answer?.response;
  const { response, savedAt } = answer;
  const clockAhead = state?.clockAhead ?? 0;
  const html = withSavedAt(await response.text(), savedAt, clockAhead, hasServerFailed);
  return new Response(html, { headers: response.headers });
}

/** From the network, then cached. When that fails or is late, from the device. */
export async function answerPage(
  url: URL,
  network: Promise<Response>,
  waitUntil: WaitUntil,
): Promise<Response> {
  const key = pageKey(url);
  if (isLive(url)) {
    // The device knows nothing of such a page, so a slow answer is better than its own.
    return network.catch(async () => (await fromDevice(key, url, false)) ?? Response.error());
  }
  const store = (answer: Response): void => {
    waitUntil(cachePage(key, answer).catch(() => undefined));
  };
  const { answer, failure } = await inTime(network);
  if (answer) {
    skipNetworkUntil = 0;
    store(answer.clone());
    return answer;
  }
  const cached = await fromDevice(key, url, failure !== undefined).catch(() => undefined);
  if (!cached) return failure ?? network;
  skipNetworkForQueries();
  waitUntil(network.then(store).catch(() => undefined));
  return cached;
}

/** From the network. When that fails or is late, the page that the panel stored. */
export async function answerDoor(network: Promise<Response>): Promise<Response> {
  const { answer, failure } = await inTime(network);
  if (answer) return answer;
  const stored = await caches
    .match(DOOR_PAGE_KEY, { cacheName: DOOR_CACHE })
    .catch(() => undefined);
  return stored ?? failure ?? network;
}

function offlineAnswer(): Response {
  const errors = [{ message: 'OFFLINE', extensions: { code: 'OFFLINE' } }];
  return jsonResponse({ errors }, { status: 503 });
}

/** From the network, otherwise from the snapshot with its age. */
export async function answerQuery(
  address: string,
  request: () => Promise<Response>,
): Promise<Response> {
  const entry = async (hasServerFailed: boolean): Promise<Response | undefined> => {
    const known = (await readSnapshot())?.snapshot.entries[address];
    const state = await readState();
    if (known === undefined || !state) return undefined;
    const failed = hasServerFailed ? { [SERVER_FAILED_HEADER]: '1' } : {};
    return jsonResponse(known, { headers: { [SAVED_AT_HEADER]: state.checkedAt, ...failed } });
  };
  const known =
    Date.now() < skipNetworkUntil ? await entry(false).catch(() => undefined) : undefined;
  if (known) return known;
  const { answer, failure } = await inTime(request());
  const isJson = (one: Response | undefined): boolean =>
    /json\b/.test(one?.headers.get('content-type') ?? '');
  if (answer && isJson(answer)) return answer;
  const cached = await entry(failure !== undefined).catch(() => undefined);
  // The server's own error is more accurate than the offline error.
  return cached ?? (isJson(failure) ? failure : undefined) ?? offlineAnswer();
}

/**
 * Cached, otherwise from the network and then cached, otherwise another size of the same picture.
 */
export async function answerPicture(
  path: string,
  request: () => Promise<Response>,
  waitUntil: WaitUntil,
): Promise<Response> {
  const cached = await cachedPicture(path).catch(() => undefined);
  if (cached) return cached;
  if (Date.now() < skipNetworkUntil) {
    const other = await otherSize(path).catch(() => undefined);
    if (other) return other;
  }
  try {
    const answer = await request();
    waitUntil(cacheSeenPicture(path, answer.clone()).catch(() => undefined));
    return answer;
  } catch {
    return (await otherSize(path).catch(() => undefined)) ?? Response.error();
  }
}
