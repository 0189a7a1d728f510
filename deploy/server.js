import './nodeVersion.js';

/** By default glibc raises it, and then keeps freed memory: a fifth of the server's. */
const TRIM = 'MALLOC_TRIM_THRESHOLD_';

/** Starts a release: `npm ci --omit=dev`, then `node server.js`. */
process.env.NODE_ENV = process.env.NODE_ENV || 'production';
if (process.platform === 'linux' && !process.env[TRIM] && !process.connected && process.execve) {
  // glibc reads it when a process starts. The process stays the same to its supervisor.
  process.env[TRIM] = '131072';
  process.execve(process.execPath, [
    process.execPath,
    ...process.execArgv,
    ...process.argv.slice(1),
  ]);
}
void import('./graphql-server/dist/main.js');
