/** The work of `npm run test:access`. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ACCESS_TEST_FILE, type StoredAccessTest } from '@centar/domain/accessTest.ts';
import { PAGE_HEADER } from '@centar/domain/pageContract.ts';
import { inScript, SCRIPTS } from '@centar/domain/scriptAddress.ts';
import { layOutAll } from '../pwa/e2e/watch.ts';
import { violations } from './axe.ts';
import { root } from './bench/processes.ts';
import { sitemapOf, startProduct, temporaryDataDir } from './bench/product.ts';

const require = createRequire(import.meta.url);
const { version } = require('axe-core/package.json') as { version: string };
const PHONE = { width: 390, height: 844 };
/** Not in the sitemap. */
const UNLISTED = [
  '/pretraga?q=film',
  '/sta-ima?kad=vikend&pristupacno=lift',
  '/moji-termini',
  '/x',
];

/** Pages of one kind are rendered by the same code, so one of them represents all. */
const kindOf = (path: string): string => path.replace(/\d+/g, ':number');

async function addressesOf(origin: string): Promise<string[]> {
  const listed = (await sitemapOf(origin)).map((address) => address.slice(origin.length));
  const latin = listed.filter((path) => !path.startsWith(inScript('cyrillic', '/')));
  const kinds = new Map([...latin, ...UNLISTED].map((path) => [kindOf(path), path]));
  return SCRIPTS.flatMap((script) => [...kinds.values()].map((path) => inScript(script, path)));
}

/** In both themes. */
async function look(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'load' });
    await layOutAll(page);
    found.push(...(await violations(page)).map((one) => `${address} (${colorScheme}): ${one}`));
  }
  return found;
}

const data = temporaryDataDir();
const product = await startProduct(data.path);
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' });
  const paths = await addressesOf(product.origin);
  const found: string[] = [];
  for (const path of paths) found.push(...(await look(page, product.origin + path)));
  const build = (await fetch(`${product.origin}/`)).headers.get(PAGE_HEADER) ?? '';
  const at = new Date().toISOString();
  const result: StoredAccessTest = {
    build,
    test: { at, axe: version, pages: paths.length, violations: found.length },
  };
  writeFileSync(join(root, 'pwa/dist', ACCESS_TEST_FILE), `${JSON.stringify(result)}\n`);
  for (const one of found) console.log(one);
  console.log(
    `axe-core ${version}: ${String(paths.length)} pages, ${String(found.length)} violations`,
  );
  if (found.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
  data.remove();
}
