// @ts-check
import { spawn } from 'node:child_process';
import { root, tool } from '../processes.js';

/** Read once at the start, to register the documents. */
const ALSO_WATCHED = ['pwa/src/**/*.operations.ts'];

const watched = ALSO_WATCHED.flatMap((path) => ['--include', path]);
const watch = ['watch', '--clear-screen=false', ...watched, 'scripts/dev/main.ts'];
const [program = '', ...args] = tool('tsx/dist/cli.mjs', ...watch);
const server = spawn(program, args, { cwd: root, stdio: 'inherit' });
server.once('exit', (code) => process.exit(code ?? 0));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
