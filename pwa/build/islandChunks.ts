interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const FIRST = /\/public\/browser\/start\.ts$/;

const ISLAND = /\.island\.tsx$|\/public\/islands\/hydrate/;

/** Loaded without React. */
const PLAIN = /\/public\/(browser|offline)\//;

/**
 * The chunk of a module that several parts of the site share; null for all others. `first`: the
 * first script imports it. `shared`: only islands do; otherwise each module would be a request.
 */
export function sharedChunk(id: string, modules: Modules): string | null {
  // With its imports in one chunk, the first script would run wherever one of these is imported.
  if (id.includes('/node_modules/') || ISLAND.test(id) || FIRST.test(id)) return null;
  /** Direct and indirect ones. */
  const importers = new Set<string>();
  const visit = (one: string): void => {
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) {
      if (importers.has(importer)) continue;
      importers.add(importer);
      visit(importer);
    }
  };
  visit(id);
  const paths = [id, ...importers];
  if (paths.some((path) => FIRST.test(path))) return 'first';
  if (paths.some((path) => PLAIN.test(path))) return null;
  return paths.filter((path) => ISLAND.test(path)).length > 1 ? 'shared' : null;
}
