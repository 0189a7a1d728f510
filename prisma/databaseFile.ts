/** The path of the file that a database address (`file:…`) names; parameters behind it are no part of a name. */
export function databaseFileOf(databaseUrl: string): string {
  return databaseUrl.replace(/^file:/, '').replace(/\?.*$/, '');
}
