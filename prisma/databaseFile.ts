/** Without the parameters of the `file:` address. */
export function databaseFileOf(databaseUrl: string): string {
  return databaseUrl.replace(/^file:/, '').replace(/\?.*$/, '');
}
