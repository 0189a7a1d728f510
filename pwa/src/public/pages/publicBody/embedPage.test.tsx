import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { configuredFacts } from '../../../../test/configured.ts';
import { App } from '../../App.tsx';
import { shownRoute } from '../../routes.tsx';

it('other sites are offered only the types that the centre shows', async () => {
  const found = shownRoute('/ugradi', new URLSearchParams());
  await found.route.page.load();
  const facts: CentreFacts = { ...configuredFacts, hiddenTypes: ['americki'] };
  const site = {
    facts,
    origin: 'https://centar.example',
    now: new Date('2026-11-24T10:00:00.000Z'),
    address: '/ugradi',
  };
  const html = renderToStaticMarkup(<App site={site} runQuery={() => undefined} found={found} />);
  expect(html).toContain('vrsta=turski');
  expect(html).not.toContain('vrsta=americki');
});
