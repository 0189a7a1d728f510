import { expect, it, onTestFinished } from 'vitest';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { configuredFacts } from '../../../../test/configured.ts';
import { showIn } from '../../../shared/script/script.ts';
import { wholePage } from '../../../../test/wholePage.tsx';

it('other sites are offered only the types that the centre shows', async () => {
  const facts = { ...configuredFacts, hiddenTypes: ['americki' as const] };
  const html = await wholePage('/ugradi', undefined, { facts });
  expect(html).toContain('vrsta=turski');
  expect(html).not.toContain('vrsta=americki');
});

it('the lines to copy are valid for a name in quotes, and in the script of the page', async () => {
  const facts = { ...configuredFacts, name: 'Dom "Vuk" & deca' };
  const lines = async (): Promise<string> =>
    /<code>(.*?)<\/code>/s.exec(await wholePage('/ugradi', undefined, { facts }))?.[1] ?? '';
  // Escaped once by the line, and once more by the page that shows it.
  expect(await lines()).toContain('Dom &amp;quot;Vuk&amp;quot; &amp;amp; deca');
  showIn('cyrillic', cyrillicWriter());
  onTestFinished(() => {
    showIn('latin', undefined);
  });
  expect(await lines()).toContain('Дом &amp;quot;Вук&amp;quot; &amp;amp; деца');
});
