import { expect, it } from 'vitest';
import { pressedField } from './pressedField.ts';

const INPUT = {
  title: 'Tiha voda',
  price: '400 din.',
  description: 'Leto na reci.\n\nTiha voda breg roni, a obala se osipa do poslednjeg kamena.',
  isFree: null,
  movieProductionDateTimes: [
    { productionDate: '2126-12-04T19:00:00.000Z', hall: 'Velika sala' },
    { productionDate: '2126-12-05T19:00:00.000Z', hall: 'Mala sala' },
  ],
};

const PAGE = `<main>
  <h1>Tiha <b id="word">voda</b></h1>
  <p id="place">Mala sala</p>
  <p id="price"><span>400&nbsp;din.</span></p>
  <time datetime="2126-12-05T19:00:00Z"><b id="day">5.</b> decembar</time>
  <p id="part">Tiha voda breg roni, a obala se osipa do poslednjeg kamena.</p>
  <img id="picture">
  <p id="cyrillic">Тиха вода</p>
  <footer id="foot">Trg slobode 4</footer>
</main>`;

it.each([
  ['a word of the title', '#word', ['title']],
  ['a hall', '#place', ['movieProductionDateTimes', '1', 'hall']],
  ['a price', '#price span', ['price']],
  ['a day', '#day', ['movieProductionDateTimes', '1', 'productionDate']],
  ['a paragraph', '#part', ['description']],
  ['the picture', '#picture', ['file']],
  ['the title in the other script', '#cyrillic', ['title']],
  ['what the form does not have', '#foot', undefined],
])('%s leads to its field', (_, selector, path) => {
  const { body } = new DOMParser().parseFromString(PAGE, 'text/html');
  const pressed = body.querySelector(selector);
  expect(pressed && pressedField(pressed, INPUT)).toEqual(path);
});
