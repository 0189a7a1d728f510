// @ts-check
import { Failure, run } from './console.js';
import { prepare } from './prepare.js';
import { execute, tool } from './processes.js';
import { ensureProgram } from './systemPackages.js';

/** @type {Record<string, readonly (readonly string[])[]>} */
const PACKAGES = {
  nginx: [['nginx', 'libnginx-mod-http-brotli-static'], ['nginx']],
  caddy: [['caddy']],
};

/**
 * `npm run test:mirror`: kills, updates and starves the server behind nginx and Caddy with their
 * examples, while all public addresses are read, or behind the named one (`-- nginx`). A missing
 * program is installed where possible, else reported, and fails the command.
 */
await run(async () => {
  const options = process.argv.slice(2).filter((one) => one.startsWith('-'));
  const names = process.argv.slice(2).filter((one) => !one.startsWith('-'));
  const unknown = names.find((name) => !PACKAGES[name]);
  if (unknown) throw new Failure(`There is no proxy "${unknown}": nginx, caddy.`);
  await prepare({ development: true, server: true, pwa: true });
  const available = [];
  for (const [name, packages] of Object.entries(PACKAGES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const version = name === 'nginx' ? '-v' : 'version';
    if (await ensureProgram(name, version, packages)) available.push(name);
  }
  if (available.length === 0) return;
  const test = tool('tsx/dist/cli.mjs', 'tools/testMirror.ts', ...available, ...options);
  const { code } = await execute(test, { show: true });
  if (code !== 0) process.exitCode = 1;
});
