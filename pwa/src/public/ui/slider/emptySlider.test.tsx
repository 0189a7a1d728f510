import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardSlider } from './CardSlider.tsx';

const markup = (slides: readonly string[]): string =>
  renderToStaticMarkup(<CardSlider title="Na programu" between={<p>Koncert</p>} slides={slides} />);

it('a row without slides has neither list nor control', () => {
  const empty = markup([]);
  expect(empty).toContain('Koncert');
  expect(empty).not.toMatch(/<ul|role="region"|<button/);
  expect(markup(['Predstava'])).toMatch(/role="region".*<ul.*Predstava/s);
});
