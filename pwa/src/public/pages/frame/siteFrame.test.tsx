import { expect, it } from 'vitest';
import { wholePage } from '../../../../test/wholePage.tsx';

it("the footer's year is that of Belgrade", async () => {
  const html = await wholePage('/ugradi', undefined, { now: new Date('2026-12-31T23:30:00Z') });
  expect(html).toMatch(/© ?2027/);
});
