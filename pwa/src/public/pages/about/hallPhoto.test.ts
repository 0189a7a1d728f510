import { expect, it } from 'vitest';
import { hallPhoto } from './hallPhoto.ts';

const photos = [
  { caption: 'Velika sala, 420 mesta' },
  { caption: 'Restoran „Foaje“ u prizemlju' },
  { caption: 'Gradska čitaonica, 32 mesta' },
  { caption: 'Foaje sa mozaikom' },
];

it.each([
  ['Velika sala', 'Velika sala, 420 mesta'],
  ['Велика сала', 'Velika sala, 420 mesta'],
  ['Foaje', 'Foaje sa mozaikom'],
  ['Čitaonica', 'Gradska čitaonica, 32 mesta'],
  ['Sala za probe', undefined],
])('the hall %s has the photo %j', (hall, caption) => {
  expect(hallPhoto(hall, photos)?.caption).toBe(caption);
});
