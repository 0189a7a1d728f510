import { expect, it } from 'vitest';
import { configured } from '../../../../test/configured.ts';
import { wholePage } from '../../../../test/wholePage.tsx';
import { centreTexts } from '@centar/domain/centre.ts';
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

it.each(['', 'Naša izjava.'])(
  'a build without a test says so, also below the text of the centre: %j',
  async (accessibility) => {
    const texts = centreTexts({ ...configured, texts: { ...configured.texts, accessibility } });
    const page = await wholePage('/pristupacnost', {
      data: { centre: { facts: {}, texts } },
    });
    expect(page).toContain('Ovo izdanje sajta nije automatski provereno.');
    expect(page).toContain(accessibility || 'WCAG 2.2');
  },
);
