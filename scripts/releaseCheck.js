// @ts-check
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, run, say, timed } from './console.js';
import { execute } from './processes.js';
import { sha256Of } from './releaseFiles.js';
import { forgetSteps } from './stamps.js';

/** @param {string} folder */
async function build(folder) {
  forgetSteps();
  const { code, output } = await execute([process.execPath, 'scripts/run.js', 'release', folder]);
  if (code !== 0) throw new Failure(`The release could not be built: ${output.trim()}`);
  return readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
}

/**
 * Sums by path.
 * @param {string} folder
 */
function sumsOf(folder) {
  const files = globSync('**', { cwd: folder }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  return new Map(files.map((path) => [path, sha256Of(join(folder, path))]));
}

/** `npm run release:check`: builds the release twice from scratch and compares every byte. */
await run(async () => {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'centar-release-check-')));
  const [first = '', second = ''] = folders;
  try {
    const sums = await timed('The first build', () => build(first));
    const again = await timed('The second build', () => build(second));
    if (sums !== again) {
      const others = sumsOf(second);
      const differing = [...sumsOf(first)].filter(([path, sum]) => others.get(path) !== sum);
      throw new Failure(`Two builds differ: ${differing.map(([path]) => path).join(', ')}`);
    }
    say(`Two builds are the same:\n${sums.trimEnd()}`);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
});
