import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StaffBar } from './StaffBar.tsx';

it.each([
  ['/program/likovni', true, ['Dodaj prvi događaj', 'Panel']],
  ['/program/likovni', false, ['Panel']],
  ['/programs/3', false, ['Izmeni', 'Panel']],
  ['/cinema/3', false, ['Otkaži termin', 'Izmeni', 'Panel'], true],
  ['/konkurs/3', false, ['Izmeni', 'Panel'], true],
])('staff get the links that the page allows: %s, empty: %s', (...given) => {
  const [path, hasNothing, labels, hasDates = false] = given;
  const markup = renderToStaticMarkup(
    <StaffBar path={path} hasNothing={hasNothing} hasDates={hasDates} />,
  );
  expect([...markup.matchAll(/<a [^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual(labels);
});
