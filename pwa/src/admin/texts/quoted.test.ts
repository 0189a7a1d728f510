import { expect, it } from 'vitest';
import { quoted } from './quoted.ts';

it.each([
  ['Doček', '„Doček“'],
  ['Doček Nove godine „Ljubav & đavo“', '„Doček Nove godine ‚Ljubav & đavo‘“'],
  ['Film „Tiha voda” (2026)', '„Film ‚Tiha voda‘ (2026)“'],
  ['"Hor" i “Orkestar”', '„‚Hor‘ i ‚Orkestar‘“'],
  ['Veče („Merak“)', '„Veče (‚Merak‘)“'],
])('%s is quoted as %s', (title, written) => {
  expect(quoted(title)).toBe(written);
});
