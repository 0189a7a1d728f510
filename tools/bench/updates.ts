import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { OfflineSnapshot } from '@centar/domain/pageContract.ts';
import { dczOf, LEAST_BYTES, partsOf } from '../../graphql-server/src/web/assetDictionaries.ts';
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
async function rendererBytes(): Promise<{ readonly whole: number; readonly difference: number }> {
  const assets = join(root, 'pwa/dist/client/assets');
  const name = readdirSync(assets).find((one) => /^renderer-.*\.js$/.test(one)) ?? '';
  const before = readFileSync(join(assets, name));
  const after = Buffer.from(before.toString().replaceAll('Šta ima', 'Šta je tu'));
  return {
    whole: statSync(join(assets, `${name}.br`)).size,
    difference: (await dczOf(after, before)).length,
  };
}

/** Sent to a browser that has the scripts of before and knows dictionaries. */
async function differenceBytes(
  before: readonly Chunk[],
  changed: readonly Chunk[],
): Promise<number> {
  const stemOf = ({ fileName }: Chunk) => partsOf(basename(fileName))?.stem;
  let sum = 0;
  for (const chunk of changed) {
    const bytes = Buffer.from(chunk.code);
    const previous = before.find((one) => stemOf(one) === stemOf(chunk));
    const whole = brotliBytes([chunk]);
    sum +=
      previous && bytes.length >= LEAST_BYTES
        ? Math.min(whole, (await dczOf(bytes, Buffer.from(previous.code))).length)
        : whole;
  }
  return sum;
}

/** O3 and O4: what a visitor's device fetches after a change of content, and of code. */
export async function measureUpdates(server: RunningProcess): Promise<Result[]> {
  const item = await itemBytes(server);
  const before = publicScripts(await buildPwa());
  const names = new Set(before.map(({ fileName }) => fileName));
  const after = publicScripts(await buildPwa(otherTexts));
  const changed = after.filter(({ fileName }) => !names.has(fileName));
  const [all, sent] = [brotliBytes(before), brotliBytes(changed)];
  const renderer = await rendererBytes();
  const different = (await differenceBytes(before, changed)) + renderer.difference;
  const share = different / (all + renderer.whole);
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
      what: 'share of the scripts sent again by a build with other common texts, with dictionaries',
      measured: `${(share * 100).toFixed(1)} % (${String(different)} of ${String(all + renderer.whole)} B; ${String(sent + renderer.whole)} without)`,
      target: `<= ${String(MOST_SHARE * 100)} %`,
      met: share <= MOST_SHARE,
    },
  ];
}
