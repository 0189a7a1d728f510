import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { runProduct, type Product } from './product.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
let product: Product | undefined;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'centar-release-'));
});
test.afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Run-time packages that every platform installs (decision 0036): a new one needs a reason. */
const MOST_PACKAGES = 335;

/** Names and versions of the packages in a lock file. */
function lockedIn(file: string): Set<string> {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return new Set(
    Object.entries(packages)
      .filter(([path]) => path.includes('node_modules/'))
      .map(([path, { version }]) => `${path.split('node_modules/').at(-1) ?? ''} ${version ?? ''}`),
  );
}

function countRequired(file: string): number {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { optional?: boolean }>;
  };
  return Object.entries(packages).filter(([path, { optional }]) => path && !optional).length;
}

test('a release starts by itself, with tested packages and without the tools that built it', async ({
  page,
}) => {
  // What npm is told by the user who builds does not change the bytes.
  const env = { ...process.env, npm_config_omit_lockfile_registry_resolved: 'false' };
  execFileSync(process.execPath, [join(ROOT, 'scripts/release.js'), folder], { env });
  const [archive = '', ...more] = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  expect(more).toEqual([]);
  const unpacked = join(folder, 'unpacked');
  execFileSync('mkdir', [unpacked]);
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', unpacked, '--strip-components=1']);

  const locked = lockedIn(join(unpacked, 'package-lock.json'));
  expect(readFileSync(join(unpacked, 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
  expect(countRequired(join(unpacked, 'package-lock.json'))).toBeLessThanOrEqual(MOST_PACKAGES);
  const tested = lockedIn(join(ROOT, 'package-lock.json'));
  expect([...locked].filter((name) => !tested.has(name))).toEqual([]);
  const tools = /^(prisma|@prisma\/internals|vite|typescript|esbuild|tsx|vitest) /;
  expect([...locked].filter((name) => tools.test(name))).toEqual([]);

  const bill = readFileSync(join(folder, archive.replace(/\.tar\.gz$/, '.cdx.json')), 'utf8');
  const { components } = JSON.parse(bill) as { components: { name: string; version: string }[] };
  const listed = new Set(components.map(({ name, version }) => `${name} ${version}`));
  expect([...locked].filter((name) => !listed.has(name))).toEqual([]);
  const built = ['react', 'vite', 'vitest'].filter((name) => bill.includes(`"pkg:npm/${name}@`));
  expect(built).toEqual(['react', 'vite']);

  // A release may be younger than the packages that npm would wait for.
  expect(readFileSync(join(unpacked, '.npmrc'), 'utf8')).toBe('ignore-scripts=true\n');

  // Instead of `npm ci --omit=dev`, which would install what is already here.
  for (const packages of ['node_modules', 'graphql-server/node_modules']) {
    symlinkSync(join(ROOT, packages), join(unpacked, packages));
  }
  const pictures = (root: string): string[] => readdirSync(join(root, 'demo/media'));
  expect(pictures(unpacked)).toEqual(pictures(ROOT));
  // As the first start leaves it.
  const dataDir = join(folder, 'data');
  cpSync(join(process.env['E2E_TEMPLATES'] ?? '', 'demo'), dataDir, { recursive: true });
  product = await runProduct({ dataDir, program: join(unpacked, 'server.js') });
  await page.goto(product.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Dobro došli u Centar za kulturu',
  );
  const picture = page.getByRole('main').getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);

  // Files of a package that no import names.
  expect([...locked].some((name) => name.startsWith('@fastify/swagger-ui '))).toBe(true);
  await page.goto(`${product.url}/api/docs`);
  await expect(page.getByRole('button', { name: 'Authorize' }).first()).toBeVisible();
});
