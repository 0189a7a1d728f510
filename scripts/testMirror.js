// @ts-check
import { Failure, run, say } from './console.js';
import { prepare } from './prepare.js';
import { execute, tool } from './processes.js';
import { installFromSystem } from './systemPackages.js';

/** @type {Record<string, readonly (readonly string[])[]>} */
const PACKAGES = {
  nginx: [['nginx', 'libnginx-mod-http-brotli-static'], ['nginx']],
  caddy: [['caddy']],
};

/** @param {string} name */
const works = async (name) =>
  (await execute([name, name === 'nginx' ? '-v' : 'version'])).code === 0;

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
    if (!(await works(name))) await installFromSystem(name, packages);
    if (await works(name)) available.push(name);
    else {
      say(`No ${name} was found and none could be installed: on Debian apt-get install ${name}.`);
      process.exitCode = 1;
    }
  }
  if (available.length === 0) return;
  const test = tool('tsx/dist/cli.mjs', 'tools/testMirror.ts', ...available, ...options);
  const { code } = await execute(test, { show: true });
  if (code !== 0) process.exitCode = 1;
});
