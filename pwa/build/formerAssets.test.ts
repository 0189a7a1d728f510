import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropOldFormer, FORMER_MS, keepFormerAssets, setAside } from './formerAssets.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'centar-former-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

async function buildOf(text: string): Promise<string[]> {
  writeFileSync(join(root, 'entry.js'), `console.log(${JSON.stringify(text)});`);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [keepFormerAssets(join(root, 'dist/client'), join(root, 'dist/former'))],
    build: {
      outDir: join(root, 'dist/client'),
      emptyOutDir: true,
      rolldownOptions: { input: join(root, 'entry.js') },
    },
  });
  return readdirSync(join(root, 'dist/client/assets'));
}

const kept = (): string[] => readdirSync(join(root, 'dist/former/assets'));

test('a build that empties its folder leaves the files of the one before beside it', async () => {
  const first = await buildOf('first');
  expect(kept()).toEqual([]);
  const second = await buildOf('second');
  expect(second).not.toEqual(first);
  expect(kept()).toEqual(first);
});

test('the same build again leaves nothing double', async () => {
  await buildOf('same');
  await buildOf('same');
  expect(kept()).toEqual([]);
});

test('files stay for a week from the day on which the next build took their place', () => {
  const assets = join(root, 'dist');
  const former = join(root, 'former');
  setAside(assets, former, NOW);
  writeFileSync(join(former, 'x.js'), '');
  setAside(former, join(root, 'aside'), NOW);
  const path = join(root, 'aside/x.js');
  dropOldFormer(assets, join(root, 'aside'), NOW + FORMER_MS);
  expect(existsSync(path)).toBe(true);
  dropOldFormer(assets, join(root, 'aside'), NOW + FORMER_MS + 1000);
  expect(existsSync(path)).toBe(false);
});
