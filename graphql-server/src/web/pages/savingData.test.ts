import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

const SPARINGLY = '<p>sparingly</p>';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function homePage(headers: Record<string, string> = {}): Promise<string> {
  const answer = await app.raw('/', { headers });
  expect(answer.headers['vary']).toBe('accept-encoding, save-data');
  return answer.bytes.toString();
}

test('who saves data gets a page of his own, before and after it is cached', async () => {
  const saving = { 'save-data': 'on' };
  expect(await homePage()).not.toContain(SPARINGLY);
  expect(await homePage(saving)).toContain(SPARINGLY);
  expect(await homePage()).not.toContain(SPARINGLY);
  expect(await homePage(saving)).toContain(SPARINGLY);
});
