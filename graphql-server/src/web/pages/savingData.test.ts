import { expect, test } from 'vitest';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const SPARINGLY = '<p>sparingly</p>';

const app = sharedTestApp();

async function textOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await app.raw(path, { headers });
  expect(answer.headers['vary']).toBe('accept-encoding, save-data');
  return answer.bytes.toString();
}

test.each(['/', '/nema-ove-strane', '/news/999'])(
  'visitors who save data get another %s, before and after it is cached',
  async (path) => {
    const saving = { 'save-data': 'on' };
    expect(await textOf(path)).not.toContain(SPARINGLY);
    expect(await textOf(path, saving)).toContain(SPARINGLY);
    expect(await textOf(path)).not.toContain(SPARINGLY);
    expect(await textOf(path, saving)).toContain(SPARINGLY);
  },
);
