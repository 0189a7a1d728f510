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

/**
 * Whether a program is there, installed if it was missing. Says so and fails the command if not.
 * @param {string} program
 * @param {string} version the argument with which it says its version
 * @param {readonly (readonly string[])[]} choices packages
 */
export async function ensureProgram(program, version, choices) {
  const works = async () => (await execute([program, version])).code === 0;
  if (await works()) return true;
  await installFromSystem(program, choices);
  if (await works()) return true;
  const packages = (choices.at(-1) ?? []).join(' ');
  say(
    `No ${program} was found and none could be installed: on Debian apt-get install ${packages}.`,
  );
  process.exitCode = 1;
  return false;
}
