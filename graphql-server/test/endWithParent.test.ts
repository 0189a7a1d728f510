import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each([
  [
    'an S3 service',
    `import('./graphql-server/test/s3Service.ts').then(({ startS3 }) => startS3())`,
  ],
  [
    'a server',
    `import('./graphql-server/test/serverProcess.ts').then(({ startChild }) => startChild(process.argv[1]))`,
  ],
])('%s ends with the process that started it', async (_, start) => {
  const folder = mkdtempSync(join(tmpdir(), 'centar-parent-'));
  const print = `.then(({ child }) => console.log(child.pid))`;
  const parent = spawn(process.execPath, ['-e', start + print, folder], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(parent, 'exit');
  onTestFinished(async () => {
    parent.kill('SIGKILL');
    await exit;
    rmSync(folder, { recursive: true, force: true });
  });
  const [told] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(String(told));
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
});
