import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Generates the Prisma client. `prisma generate` would first fetch a native schema engine that it does
 * not need; naming any existing file as that engine keeps it from the network.
 */
const prisma = fileURLToPath(new URL('../node_modules/prisma/build/index.js', import.meta.url));
const { status } = spawnSync(process.execPath, [prisma, 'generate', '--no-hints'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.exit(status ?? 1);
