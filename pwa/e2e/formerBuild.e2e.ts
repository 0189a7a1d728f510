import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DIST } from './deploy.ts';
import { startProduct } from './product.ts';

/** A file of a previous build. */
const FORMER = join(DIST, 'former/assets/FormerPage-TestTest.js');

test('files of a previous build are served like the current ones', async () => {
  mkdirSync(join(DIST, 'former/assets'), { recursive: true });
  writeFileSync(FORMER, 'export const former = true;');
  // The server looks for them at startup.
  const product = await startProduct({ content: 'none' });
  try {
    const answer = await fetch(`${product.url}/assets/FormerPage-TestTest.js`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toContain('former');
  } finally {
    await product.stop();
    rmSync(FORMER);
  }
});
