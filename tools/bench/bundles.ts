import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, loadConfigFromFile, type InlineConfig, type PluginOption, type Rollup } from 'vite';
import { root } from './processes.ts';

export type Chunk = Rollup.OutputChunk;

async function chunksOf(config: InlineConfig): Promise<Chunk[]> {
  const outputs = await build({ ...config, configFile: false, logLevel: 'error' });
  const output = Array.isArray(outputs) ? outputs[0] : outputs;
  if (!output || !('output' in output)) throw new Error('The build gave no output');
  return output.output.filter((item) => item.type === 'chunk');
}

/** Skipped, since the bench builds in memory. */
const WRITERS = /^(vite-plugin-pwa|precompress|device-renderer|only-styles|keep-former-assets)/;

function withoutWriters(plugins: readonly PluginOption[]): PluginOption[] {
  const flat = plugins.flatMap((plugin) => plugin) as PluginOption[];
  return flat.filter((plugin) => !(plugin && 'name' in plugin && WRITERS.test(plugin.name)));
}

/** Built in memory with the PWA's configuration. */
export async function buildPwa(change?: PluginOption): Promise<Chunk[]> {
  // The generated database client sets this global, which build plugins would use.
  Reflect.deleteProperty(globalThis, '__dirname');
  const file = join(root, 'pwa/vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file);
  if (!loaded) throw new Error('No configuration of the PWA');
  const { config } = loaded;
  return chunksOf({
    ...config,
    plugins: [change, withoutWriters(config.plugins ?? [])],
    build: { ...config.build, write: false },
  });
}

/** The minimum with the same libraries and tools. */
export async function buildMinimal(): Promise<Chunk[]> {
  return chunksOf({
    root: join(root, 'tools/bench/minimal'),
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'tools/bench/minimal/index.tsx') },
    },
  });
}

/** The chunk of an entry's source. Throws if there is none. */
export function entryOf(chunks: readonly Chunk[], source: string): Chunk {
  const found = chunks.find(({ isEntry, facadeModuleId }) =>
    Boolean(isEntry && facadeModuleId?.endsWith(source)),
  );
  if (!found) throw new Error(`No entry ${source}`);
  return found;
}

/** Each once. */
export const union = (...parts: readonly (readonly Chunk[])[]): Chunk[] => [
  ...new Set(parts.flat()),
];

/** With static imports and, if `later`, dynamic ones. */
export function reachable(chunks: readonly Chunk[], entry: Chunk, later: boolean): Chunk[] {
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    const names = [...chunk.imports, ...(later ? chunk.dynamicImports : [])];
    for (const name of names) visit(chunks.find(({ fileName }) => fileName === name));
  };
  visit(entry);
  return [...seen];
}

/** Brotli at maximum quality. */
export function brotliBytes(chunks: readonly Chunk[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return chunks.reduce(
    (sum, { code }) => sum + brotliCompressSync(Buffer.from(code), { params }).length,
    0,
  );
}
