import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { freePort } from './product.ts';
import { untilInteractive } from './watch.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The first start bundles packages for the browser. */
const START_MS = 120_000;
const NOT_COPIED = new Set(['node_modules', 'dist', 'data', 'docs', 'coverage', '.git']);

const folder = mkdtempSync(join(tmpdir(), 'centar-dev-'));
const copy = join(folder, 'project');
let url: string;
let server: ChildProcess;
let ended: Promise<unknown>;
let output = '';

/**
 * A copy of the sources with this working copy's packages, so that a failing test changes nothing
 * here.
 */
function copySources(): void {
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(basename(path)),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const workspace of ['pwa', 'graphql-server']) {
    const packages = join(ROOT, workspace, 'node_modules');
    if (!existsSync(packages)) continue;
    mkdirSync(join(copy, workspace, 'node_modules'));
    for (const name of readdirSync(packages).filter((one) => !one.startsWith('.'))) {
      symlinkSync(join(packages, name), join(copy, workspace, 'node_modules', name));
    }
  }
}

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  copySources();
  // The first start reads its settings from here; the contact form needs an e-mail address.
  change('centar.config.json', '"email": ""', '"email": "kontakt@centar.example"');
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  server = spawn(process.execPath, ['scripts/dev/watch.js'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      DEMO_CONTENT: 'false',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  ended = new Promise((resolve) => server.once('exit', resolve));
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await expect
    .poll(
      async () => {
        if (server.exitCode !== null) throw new Error(`It ended:\n${output}`);
        return (await fetch(`${url}/readyz`).catch(() => undefined))?.status;
      },
      { timeout: START_MS },
    )
    .toBe(200);
});

test.afterAll(async () => {
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

function change(path: string, from: string, to: string): void {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
}

/** Marks the page; a reload would remove the mark. */
const mark = (page: Page) => page.evaluate(() => (document.body.dataset['mark'] = 'kept'));
const isMarked = (page: Page) => page.evaluate(() => document.body.dataset['mark'] === 'kept');

test('a changed component shows in the open page, a change of the server reloads it', async ({
  page,
}) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  await page.goto(`${url}/o-nama`);
  await untilInteractive(page);
  const form = page.getByRole('group', { name: 'Pišite nam' });
  await form.getByRole('textbox').first().fill('Petar');
  await mark(page);

  change(
    'pwa/src/public/pages/about/ContactForm.css',
    '.contact {',
    '.contact { outline: 3px solid red;',
  );
  await expect(form).toHaveCSS('outline-width', '3px');
  // Pages that are being drawn must not keep the previous text.
  const others = [1, 2, 3].map((one) => fetch(`${url}/o-nama?${String(one)}`));
  change('pwa/src/public/pages/about/ContactForm.tsx', '{texts.lead}', '{texts.lead} Promenjeno.');
  await expect(form).toContainText('Promenjeno.');
  await Promise.all(others);
  await expect(form.getByRole('textbox').first()).toHaveValue('Petar');
  expect(await isMarked(page)).toBe(true);

  const fromServer = await (await fetch(page.url())).text();
  expect(fromServer).toContain('Promenjeno.');
  expect(fromServer).toContain('outline: 3px solid red');
  expect(failures).toEqual([]);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);

  change('graphql-server/src/platform/http/health.ts', "status: 'ok'", "status: 'changed'");
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${url}/healthz`).catch(() => undefined);
        return (await answer?.text()) ?? '';
      },
      { timeout: START_MS },
    )
    .toContain('changed');
  await expect.poll(() => isMarked(page).catch(() => true), { timeout: START_MS }).toBe(false);
});
