import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProduct, startProduct, type Content } from './product.ts';

/**
 * Before all browser tests: creates a data folder of each kind, which `startProduct` copies, and
 * starts the one product that is shared by all tests without writes (`readOnlyUrl`).
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'centar-templates-'));
  process.env['E2E_TEMPLATES'] = folder;
  const contents: readonly Content[] = ['demo', 'none'];
  await Promise.all(
    contents.map(async (content) => {
      const first = await runProduct({ dataDir: join(folder, content), content });
      await first.stop();
    }),
  );
  // Tests that read hundreds of pages use a network address for each (`readAsVisitor`).
  const readOnly = await startProduct({ env: { TRUST_PROXY: '127.0.0.1' } });
  process.env['E2E_READ_ONLY_URL'] = readOnly.url;
  return async () => {
    await readOnly.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
