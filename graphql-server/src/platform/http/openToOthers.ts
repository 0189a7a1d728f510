/**
 * Lets pages of other origins read an answer that everybody may have. Browsers send neither cookies nor tokens with such
 * requests, since no header allows them.
 */
export const OPEN_TO_OTHERS = { 'access-control-allow-origin': '*' } as const;

/** The answer to a browser that asks whether another origin's page may send its query as JSON. */
export const OPEN_PREFLIGHT = {
  ...OPEN_TO_OTHERS,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '86400',
} as const;
