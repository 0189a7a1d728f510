import { basename } from 'node:path';
import type { EnvironmentModuleGraph, EnvironmentModuleNode, ViteDevServer } from 'vite';

const SHEET = /\.css$/;

/** The style sheets that a module always brings, in the order in which they apply. */
async function sheetsOf(
  graph: EnvironmentModuleGraph,
  module: EnvironmentModuleNode | undefined,
  seen: Set<EnvironmentModuleNode>,
): Promise<EnvironmentModuleNode[]> {
  if (!module || seen.has(module)) return [];
  seen.add(module);
  if (SHEET.test(module.url)) return [module];
  const sheets: EnvironmentModuleNode[] = [];
  for (const url of module.transformResult?.deps ?? []) {
    sheets.push(...(await sheetsOf(graph, await graph.getModuleByUrl(url), seen)));
  }
  return sheets;
}

/**
 * The styles of a rendered page: the application's and its own. Vite's client finds them by their attribute and
 * exchanges their text when a sheet changes.
 */
export async function styleElements(vite: ViteDevServer, page: string): Promise<string> {
  const { moduleGraph } = vite.environments.ssr;
  const pageModule = [...moduleGraph.idToModuleMap.values()].find(
    ({ file }) => file !== null && basename(file) === `${page}.tsx`,
  );
  const seen = new Set<EnvironmentModuleNode>();
  const app = await moduleGraph.getModuleByUrl('/src/public/App.tsx');
  const sheets = [
    ...(await sheetsOf(moduleGraph, app, seen)),
    ...(await sheetsOf(moduleGraph, pageModule, seen)),
  ];
  const elements = sheets.map(async ({ id, url }) => {
    const { default: text } = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string };
    return `<style data-vite-dev-id="${String(id)}">${text}</style>`;
  });
  return (await Promise.all(elements)).join('');
}
