/** Lets other origins read public answers. Browsers send no credentials with such requests. */
export const CORS_HEADERS = { 'access-control-allow-origin': '*' } as const;

export const CORS_PREFLIGHT_HEADERS = {
  ...CORS_HEADERS,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '86400',
} as const;
