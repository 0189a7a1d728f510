/** Undefined if absent. */
export function xsrfTokenIn(cookies: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith('XSRF-TOKEN='));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice('XSRF-TOKEN='.length));
}

/** Staff specification, section 7. */
export function staffHeaders(token: string | undefined): Record<string, string> {
  const xsrf = xsrfTokenIn(document.cookie);
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(xsrf === undefined ? {} : { 'x-xsrf-token': xsrf }),
  };
}
