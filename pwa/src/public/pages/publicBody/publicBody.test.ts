import { expect, it } from 'vitest';
import { configured } from '../../../../test/configured.ts';
import { wholePage } from '../../../../test/wholePage.tsx';
import { centreTexts } from '@centar/domain/centre.ts';
import type { Block } from '@centar/domain/markup/tree.ts';
import { verbatim } from '@centar/domain/verbatim.ts';
import { accessTestPart } from './publicBody.texts.ts';

const test = { at: '2026-11-28T07:00:00.000Z', axe: '4.14.1', pages: 91, violations: 0 };

it.each([
  [0, 'Nije nađena nijedna greška.'],
  [3, 'Broj nađenih grešaka: 3.'],
])('the statement says when this build was tested, and of %s violations', (violations, found) => {
  const [result] = accessTestPart({ ...test, violations }).paragraphs;
  expect(result).toContain('28.11.2026 08:00');
  expect(result).toContain(`${verbatim('axe-core 4.14.1')}: 91 stranica`);
  expect(result).toContain(found);
});

it('headings of a statement with formats begin its parts', async () => {
  const tree: Block[] = [
    { kind: 'heading', level: 1, runs: [{ text: 'Prvo' }] },
    { kind: 'list', items: [[{ kind: 'paragraph', runs: [{ text: 'rampa', bold: true }] }]] },
    { kind: 'heading', level: 2, runs: [{ text: 'Lift' }] },
  ];
  const own = { ...configured, texts: { ...configured.texts, accessibility: 'Prvo' } };
  const { trees, ...texts } = centreTexts(own, () => []);
  const page = await wholePage('/pristupacnost', {
    data: { centre: { facts: {}, texts: { ...texts, trees: { ...trees, accessibility: tree } } } },
  });
  expect(page).toContain('>Prvo</h2><div><ul><li><p><strong>rampa</strong></p></li></ul>');
  expect(page).toContain('<h3>Lift</h3>');
});

it.each(['', 'Naša izjava.'])(
  'a build without a test says so, also below the text of the centre: %j',
  async (accessibility) => {
    const texts = centreTexts(
      { ...configured, texts: { ...configured.texts, accessibility } },
      () => [],
    );
    const page = await wholePage('/pristupacnost', {
      data: { centre: { facts: {}, texts } },
    });
    expect(page).toContain('Ovo izdanje sajta nije automatski provereno.');
    expect(page).toContain(accessibility || 'WCAG 2.2');
  },
);
