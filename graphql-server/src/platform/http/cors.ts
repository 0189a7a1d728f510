/**
 * Lets pages of other origins read a public answer. Browsers send no cookies and no tokens with such requests, since no header
 * allows them.
 */
export const CORS_HEADERS = { 'access-control-allow-origin': '*' } as const;

/** The answer to the preflight request of a page of another origin that wants to send a query as JSON. */
export const CORS_PREFLIGHT_HEADERS = {
  ...CORS_HEADERS,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '86400',
} as const;
