import { expect, test } from 'vitest';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const app = sharedTestApp();

interface Rule {
  readonly where: { readonly and: readonly { readonly not?: { href_matches?: string[] } }[] };
  readonly eagerness: string;
}

test('public pages name the rules of what is rendered ahead, others do not', async () => {
  const rulesOf = async (path: string) => (await app.raw(path)).headers['speculation-rules'];
  expect(await rulesOf('/')).toBe('"/speculation-rules.json"');
  expect(await rulesOf('/nema-ove-strane')).toBeUndefined();
  expect(await rulesOf('/admin-panel')).toBeUndefined();
});

test('staff and personal pages are not rendered ahead', async () => {
  const { bytes, headers } = await app.raw('/speculation-rules.json');
  expect(headers['content-type']).toMatch(/^application\/speculationrules\+json/);
  const { prerender } = JSON.parse(bytes.toString()) as { prerender: Rule[] };
  expect(prerender.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
  const left = prerender[0]?.where.and.flatMap((one) => one.not?.href_matches ?? []);
  expect(left).toEqual(
    expect.arrayContaining([
      '/ap/*',
      '/ap-login',
      '/admin-panel',
      '/moji-termini',
      '/cir/pretraga',
    ]),
  );
});
