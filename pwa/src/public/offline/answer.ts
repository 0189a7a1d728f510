import { SAVED_AT_HEADER } from './cachedAtHeader.ts';
import { cachePage, cachedPage } from './cachePages.ts';
import { cacheSeenPicture, cachedPicture, otherSize } from './cachePictures.ts';
import { cachedShell, readSnapshot, readState } from './cacheSnapshot.ts';
import { KEPT } from './cacheNames.ts';

/** How long the network may take before the device's copy answers. */
const PATIENCE_MS = 3000;
/** After the network failed a page, the page's own questions do not wait for it again. */
const TROUBLE_MS = 10_000;

/** Lets work go on after the answer has been given. */
export type Later = (work: Promise<unknown>) => void;

let troubleUntil = 0;

function noteTrouble(): void {
  troubleUntil = Date.now() + TROUBLE_MS;
}

/** The network's answer; undefined when it does not come in time, fails, or is a failure of the server. */
async function inTime(network: Promise<Response>): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      resolve(undefined);
    }, PATIENCE_MS);
  });
  const answer = await Promise.race([network.catch(() => undefined), late]);
  clearTimeout(timer);
  return answer && answer.status < 500 ? answer : undefined;
}

/**
 * Writes into a kept page when it was kept, and how far the device's clock is ahead of the server's (ms), where the
 * page's script and styles look for it.
 */
function withSavedAt(html: string, savedAt: string, clockAhead: number): string {
  return html.replace(
    '<html',
    `<html data-saved-at="${savedAt}" data-clock-ahead="${String(clockAhead)}"`,
  );
}

async function fromDevice(key: string): Promise<Response | undefined> {
  const state = await readState();
  const page = await cachedPage(key);
  const kept = page ?? (await cachedShell());
  if (!kept || !state) return undefined;
  const own = kept.headers.get(KEPT.at) ?? state.checkedAt;
  const confirmed = !page || page.headers.get(KEPT.agrees) === '1';
  const savedAt = confirmed && state.checkedAt > own ? state.checkedAt : own;
  const html = withSavedAt(
    await kept.text(),
    page ? savedAt : state.checkedAt,
    state.clockAhead ?? 0,
  );
  return new Response(html, { headers: kept.headers });
}

/**
 * A page from the network, kept on the way; without a connection, or when it takes too long, the kept page, or
 * the empty page that its script fills from the snapshot.
 */
export async function answerPage(
  key: string,
  network: Promise<Response>,
  later: Later,
): Promise<Response> {
  const keep = (answer: Response): void => {
    later(cachePage(key, answer).catch(() => false));
  };
  const answer = await inTime(network);
  if (answer) {
    troubleUntil = 0;
    keep(answer.clone());
    return answer;
  }
  const kept = await fromDevice(key).catch(() => undefined);
  if (!kept) return network;
  noteTrouble();
  later(network.then(keep).catch(() => undefined));
  return kept;
}

/** Tells a page that neither the network nor the device has the answer. */
function offlineAnswer(): Response {
  const errors = [{ message: 'OFFLINE', extensions: { code: 'OFFLINE' } }];
  return Response.json({ errors }, { status: 503 });
}

/** A registered operation's answer: the network's, otherwise the snapshot's, with its age. */
export async function answerQuery(
  address: string,
  ask: () => Promise<Response>,
): Promise<Response> {
  const entry = async (): Promise<Response | undefined> => {
    const known = (await readSnapshot())[address];
    const state = await readState();
    return known !== undefined && state
      ? Response.json(known, { headers: { [SAVED_AT_HEADER]: state.checkedAt } })
      : undefined;
  };
  const known = Date.now() < troubleUntil ? await entry().catch(() => undefined) : undefined;
  if (known) return known;
  const answer = await inTime(ask());
  const isJson = /json\b/.test(answer?.headers.get('content-type') ?? '');
  if (answer && isJson) return answer;
  return (await entry().catch(() => undefined)) ?? offlineAnswer();
}

/** A kept picture at once; otherwise the network's, kept for next time; otherwise another size of the same. */
export async function answerPicture(
  path: string,
  ask: () => Promise<Response>,
  later: Later,
): Promise<Response> {
  const kept = await cachedPicture(path).catch(() => undefined);
  if (kept) return kept;
  if (Date.now() < troubleUntil) {
    const other = await otherSize(path).catch(() => undefined);
    if (other) return other;
  }
  try {
    const answer = await ask();
    later(cacheSeenPicture(path, answer.clone()).catch(() => undefined));
    return answer;
  } catch {
    return (await otherSize(path).catch(() => undefined)) ?? Response.error();
  }
}
