import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { toLatin } from '@centar/domain/serbianScript.ts';
import { Prose } from './Prose.tsx';
import { showIn } from '../../../shared/script/script.ts';

afterEach(() => {
  showIn('latin', undefined);
});

const TEXT = 'Prijave na www.primer.rs/x\nili 020 123-456 <b>';

it.each([
  ['latin', toLatin, 'Prijave na '],
  ['cyrillic', cyrillicWriter(), 'Пријаве на '],
] as const)('a description leads to what it names, in %s', (script, write, words) => {
  showIn(script, write);
  const html = renderToStaticMarkup(<Prose text={TEXT} />);
  expect(html).toContain(`${words}<a href="https://www.primer.rs/x">www.primer.rs/x</a><br/>`);
  expect(html).toContain('<a href="tel:020123456">020 123-456</a> &lt;');
});

it('a text without addresses is unchanged', () => {
  expect(renderToStaticMarkup(<Prose text={'Prvi.\n\nDrugi\nred.'} />)).toBe(
    '<div class="prose"><p>Prvi.</p><p>Drugi<br/>red.</p></div>',
  );
});
