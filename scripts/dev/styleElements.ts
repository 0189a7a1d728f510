import { basename } from 'node:path';
import type { EnvironmentModuleGraph, EnvironmentModuleNode, ViteDevServer } from 'vite';

const SHEET = /\.css$/;

/** Style sheets of a module and its imports, in cascade order. */
async function sheetsOf(
  graph: EnvironmentModuleGraph,
  module: EnvironmentModuleNode | undefined,
  seen: Set<EnvironmentModuleNode>,
): Promise<EnvironmentModuleNode[]> {
  if (!module || seen.has(module)) return [];
  seen.add(module);
  if (SHEET.test(module.url)) return [module];
  const sheets: EnvironmentModuleNode[] = [];
  // A module that was changed since the page was rendered has no result.
  const imported = [...module.importedModules].map(({ url }) => url);
  for (const url of module.transformResult?.deps ?? imported) {
    sheets.push(...(await sheetsOf(graph, await graph.getModuleByUrl(url), seen)));
  }
  return sheets;
}

/**
 * The application's and the page's styles. Vite's client finds them by the attribute and updates
 * them.
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
