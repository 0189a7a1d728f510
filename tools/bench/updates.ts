import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { OfflineSnapshot } from '@centar/domain/pageContract.ts';
import { changeSomething, signIn } from './bigProducts.ts';
import { brotliBytes, buildPwa, entryOf, reachable, type Chunk } from './bundles.ts';
import { ask } from './exchange.ts';
import { root, type RunningProcess } from './processes.ts';
import type { Result } from './table.ts';

const MOST_ITEM = 3000;
const MOST_SHARE = 0.05;
const CHANGED_SOURCE = /\/shared\/texts\/site\.texts\.ts$/;

/** What a device asks for that has the copy of before the change. */
async function itemBytes(server: RunningProcess): Promise<number> {
  const address = `${server.origin}/offline-snapshot`;
  const headers = { 'accept-encoding': 'br' };
  const { revision } = (await (await fetch(address)).json()) as OfflineSnapshot;
  await changeSomething({ server, token: await signIn(server) });
  const after = await ask(`${address}?od=${revision}`, headers);
  if (after.status !== 200) throw new Error(`The snapshot answered ${String(after.status)}`);
  return after.body.length;
}

const publicScripts = (chunks: readonly Chunk[]): Chunk[] =>
  reachable(chunks, entryOf(chunks, 'src/public/browser/start.ts'), true);

/** All words of a file of texts get a letter more. */
const otherTexts = {
  name: 'other-texts',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    CHANGED_SOURCE.test(id) ? code.replace(/(\w)',$/gm, "$1x',") : undefined,
};

/** Every deploy with another text of a page changes it. */
function rendererBytes(): number {
  const assets = join(root, 'pwa/dist/client/assets');
  const file = readdirSync(assets).find((name) => /^renderer-.*\.br$/.test(name));
  return file === undefined ? Number.NaN : statSync(join(assets, file)).size;
}

/** O3 and O4: what a visitor's device fetches after a change of content, and of code. */
export async function measureUpdates(server: RunningProcess): Promise<Result[]> {
  const item = await itemBytes(server);
  const before = publicScripts(await buildPwa());
  const names = new Set(before.map(({ fileName }) => fileName));
  const after = publicScripts(await buildPwa(otherTexts));
  const changed = after.filter(({ fileName }) => !names.has(fileName));
  const [all, sent, renderer] = [brotliBytes(before), brotliBytes(changed), rendererBytes()];
  const share = (sent + renderer) / (all + renderer);
  return [
    {
      id: 'O3',
      what: 'bytes of one changed news item for a device that has the copy',
      measured: String(item),
      target: `<= ${String(MOST_ITEM)}`,
      met: item <= MOST_ITEM,
    },
    {
      id: 'O4',
      what: 'share of the scripts that a build with other common texts sends again',
      measured: `${(share * 100).toFixed(0)} % (${String(changed.length)} of ${String(after.length)} scripts, ${String(sent)} of ${String(all)} B, and the renderer, ${String(renderer)} B)`,
      target: `<= ${String(MOST_SHARE * 100)} %`,
      met: share <= MOST_SHARE,
    },
  ];
}
