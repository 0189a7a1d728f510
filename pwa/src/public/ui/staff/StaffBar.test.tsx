import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StaffBar } from './StaffBar.tsx';

it.each([
  ['/program/likovni', true, ['Dodaj prvi događaj', 'Panel']],
  ['/program/likovni', false, ['Panel']],
  ['/programs/3', false, ['Izmeni', 'Panel']],
])('staff get the links that the page allows: %s, empty: %s', (path, hasNothing, labels) => {
  const markup = renderToStaticMarkup(<StaffBar path={path} hasNothing={hasNothing} />);
  expect([...markup.matchAll(/<a [^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual(labels);
});
