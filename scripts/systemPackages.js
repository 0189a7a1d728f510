// @ts-check
import { existsSync } from 'node:fs';
import { say } from './console.js';
import { execute } from './processes.js';

/**
 * Installs the first available choice, as root on Debian only.
 * @param {string} what
 * @param {readonly (readonly string[])[]} choices
 */
export async function installFromSystem(what, choices) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Installing ${what} with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await execute(['apt-get', 'update'], { env });
  const install = ['apt-get', 'install', '-y', '--no-install-recommends'];
  for (const packages of choices) {
    if ((await execute([...install, ...packages], { env })).code === 0) return;
  }
}
