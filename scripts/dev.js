// @ts-check
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, say } from './console.js';
import { prepare } from './prepare.js';
import { root, tool } from './processes.js';
import { forget } from './stamps.js';

/**
 * `npm run dev`: the same server and the same PWA as in production, made anew at every change.
 *
 * `tsx watch` starts the server again when one of its sources changes. Vite builds the browser's and the
 * server's bundle again when one of theirs changes; when both are ready, touching `rebuilt` starts the
 * server again too, because it reads the bundles once at its start. Then reload the page. There is no hot
 * replacement on purpose: what a developer sees is what visitors get, offline copy included.
 */
const rebuilt = join(root, 'pwa/dist/rebuilt');

/** @param {() => void} onReady told whenever no build is running and the last ones succeeded */
async function watchPwa(onReady) {
  const vite = 'vite';
  const { build } = /** @type {{ build: (config: object) => Promise<any> }} */ (await import(vite));
  const pending = new Set();
  for (const ssr of [undefined, join(root, 'pwa/src/serverEntry.tsx')]) {
    const watcher = await build({
      configFile: join(root, 'pwa/vite.config.ts'),
      logLevel: 'error',
      build: { watch: {}, ...(ssr ? { ssr } : {}) },
    });
    watcher.on('event', (/** @type {{ code: string, error?: Error }} */ { code, error }) => {
      if (code === 'START') pending.add(watcher);
      if (code === 'ERROR') console.error(error?.message ?? 'The PWA could not be built.');
      if (code === 'END' && pending.delete(watcher) && pending.size === 0) onReady();
    });
  }
}

function startServer() {
  const watch = ['watch', '--clear-screen=false', '--include', rebuilt];
  const [program = '', ...args] = tool('tsx/dist/cli.mjs', ...watch, 'graphql-server/src/main.ts');
  const server = spawn(program, args, { cwd: root, stdio: 'inherit' });
  server.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => server.kill(signal));
  }
}

await run(async () => {
  await prepare({ development: true, client: true });
  // From now on the built files follow the watcher; the next start must not take them for its own.
  forget('built');
  let started = false;
  await watchPwa(() => {
    say('The PWA is built');
    writeFileSync(rebuilt, new Date().toISOString());
    if (!started) startServer();
    started = true;
  });
});
