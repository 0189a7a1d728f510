import { expect, it } from 'vitest';
import { configuredFacts } from '../../../../test/configured.ts';
import { wholePage } from '../../../../test/wholePage.tsx';

it('other sites are offered only the types that the centre shows', async () => {
  const facts = { ...configuredFacts, hiddenTypes: ['americki' as const] };
  const html = await wholePage('/ugradi', undefined, { facts });
  expect(html).toContain('vrsta=turski');
  expect(html).not.toContain('vrsta=americki');
});
