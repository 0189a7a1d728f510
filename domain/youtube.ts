import { withoutInvisible } from './invisible.ts';

const ID = /^[A-Za-z0-9_-]{11}$/;
const LIST = /^[A-Za-z0-9_-]{10,64}$/;
const CHANNEL = /^UC[A-Za-z0-9_-]{22}$/;
const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
  'youtu.be',
]);
/** Players of lists and channels, with eleven letters like a video id. */
const PLAYERS = new Set(['videoseries', 'live_stream']);
/** Here an eleven-letter part is a name or a search text. */
const NO_VIDEO = /^\/(?:user|c|channel|feed|hashtag|post|results|playlist|gaming|about)\//i;
/** Paths of videos; elsewhere a part like a word is a name (`youtube.com/jasengradtv`). */
const VIDEO = /^\/(?:embed|v|e|shorts|live|watch)\//i;
const WORD = /^[A-Za-z]?[a-z_-]+$/;

/** Playable on a page. */
export interface YoutubeFilm {
  /** Path and query of the player: `embed/…`. */
  readonly player: string;
  /** Path and query on YouTube. */
  readonly page: string;
}

/** The address in YouTube's embed code; other texts are unchanged. */
const framed = (text: string): string =>
  /^<iframe(?=\s)[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(text)?.[1]?.replaceAll('&amp;', '&') ??
  text;

function addressOf(link: string): URL | undefined {
  try {
    const text = framed(withoutInvisible(link).trim());
    const url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    return HOSTS.has(url.hostname) && url.username === '' && url.port === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

function videoId({ hostname, pathname, searchParams }: URL): string | undefined {
  const named = searchParams.get('v');
  if (named !== null && ID.test(named)) return named;
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  if (!ID.test(last) || PLAYERS.has(last) || NO_VIDEO.test(pathname)) return undefined;
  const isKnownPlace = hostname === 'youtu.be' || VIDEO.test(pathname.replace(/\/+/g, '/'));
  return isKnownPlace || !WORD.test(last) ? last : undefined;
}

/**
 * A video (embed link, `v` parameter, short link or last path segment; staff specification, section
 * 5), an embedded list or a live channel. Only YouTube's hosts are accepted, so that no foreign
 * frame can be stored.
 */
export function youtubeFilm(link: string): YoutubeFilm | undefined {
  const url = addressOf(link);
  if (!url) return undefined;
  const id = videoId(url);
  if (id !== undefined) return { player: `embed/${id}`, page: `watch?v=${id}` };
  if (!/^\/+embed(?:\/|$)/i.test(url.pathname)) return undefined;
  const list = url.searchParams.get('list') ?? '';
  if (LIST.test(list)) {
    return { player: `embed/videoseries?list=${list}`, page: `playlist?list=${list}` };
  }
  const channel = url.searchParams.get('channel') ?? '';
  return CHANNEL.test(channel)
    ? { player: `embed/live_stream?channel=${channel}`, page: `channel/${channel}/live` }
    : undefined;
}

/**
 * The canonical embed link, or empty (staff specification, section 5). It is rebuilt, since a link
 * that contains "embed" could include a script.
 */
export function toEmbedLink(link: string): string {
  const film = youtubeFilm(link);
  return film ? `https://www.youtube.com/${film.player}` : '';
}
