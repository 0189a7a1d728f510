const ID = /^[A-Za-z0-9_-]{11}$/;
const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
  'youtu.be',
]);

/**
 * The eleven-character id of a YouTube video from any of the links that staff paste: an embed link,
 * a `v` parameter, a short link, or a last path segment (staff specification, section 5).
 * Only YouTube's own hosts count, so that no foreign frame or script can be stored. Undefined otherwise.
 */
export function youtubeId(link: string): string | undefined {
  let url: URL;
  try {
    url = new URL(/^https?:\/\//i.test(link.trim()) ? link.trim() : `https://${link.trim()}`);
  } catch {
    return undefined;
  }
  if (!HOSTS.has(url.hostname) || url.username !== '' || url.port !== '') return undefined;
  const last = url.pathname.split('/').filter(Boolean).at(-1);
  return [url.searchParams.get('v'), last].find((id): id is string => !!id && ID.test(id));
}

/**
 * The canonical embed link, or the empty text where there is no video (staff specification, section 5).
 * It is rebuilt from the id and never kept as typed: a link that merely contains "embed" could carry a script.
 */
export function toEmbedLink(link: string): string {
  const id = youtubeId(link);
  return id ? `https://www.youtube.com/embed/${id}` : '';
}
