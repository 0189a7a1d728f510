interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const FIRST = /\/public\/browser\/start\.ts$/;
const IN_USE = /\/public\/browser\/inUse\.ts$/;

const ISLAND = /\.island\.tsx$|\/public\/islands\/hydrate/;

/** Loaded without React. */
const PLAIN = /\/public\/(browser|offline)\//;

/** The module and what imports it, directly and indirectly. */
function usersOf(id: string, modules: Modules): string[] {
  const found = new Set([id]);
  // Iterating a set includes entries added meanwhile.
  for (const one of found) {
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) found.add(importer);
  }
  return [...found];
}

/** What the first script, and then a page in use, imports is in one chunk each. */
export function pageChunk(id: string, modules: Modules): string | null {
  const users = usersOf(id, modules);
  if (users.some((path) => FIRST.test(path))) return 'first';
  return users.some((path) => IN_USE.test(path)) ? 'used' : null;
}

/** The chunk of a module that only islands share; otherwise each would be a request. */
export function sharedChunk(id: string, modules: Modules): string | null {
  if (id.includes('/node_modules/') || ISLAND.test(id)) return null;
  const users = usersOf(id, modules);
  if (users.some((path) => PLAIN.test(path))) return null;
  return users.filter((path) => ISLAND.test(path)).length > 1 ? 'shared' : null;
}
