import { expect, it } from 'vitest';
import { verbatim } from '@centar/domain/verbatim.ts';
import { withoutLanguageMarks } from './languageMarkup.ts';

it.each([
  ['[:sr]Otvaranje[:en]Opening[:]', 'Otvaranje'],
  ['[:en]Opening[:sr]Otvaranje[:]', 'Otvaranje'],
  ['{:en}Opening{:}{:sr}Otvaranje{:}', 'Otvaranje'],
  ['<!--:sr-->Otvaranje<!--:--><!--:en-->Opening<!--:-->', 'Otvaranje'],
  ['[:SR]Otvaranje[:en_US]Opening[:] 2024', 'Otvaranje 2024'],
  ['Uvod [:sr]prvi[:en]first[:] i [:sr]drugi[:en]second[:].', 'Uvod prvi i drugi.'],
  ['[:en]Opening[:de]Eröffnung[:]', 'Opening'],
  ['[:sr][:en]Opening[:]', 'Opening'],
  ['[:sr-latn]Otvaranje[:en]Opening', 'Otvaranje'],
  ['[gallery ids="1"] {ime} [:) <!--more-->', '[gallery ids="1"] {ime} [:) <!--more-->'],
])('of %j the Serbian text is taken', (text, taken) => {
  expect(withoutLanguageMarks(text)).toBe(taken);
});

it.each([
  ['Zvuk [rstr_skip]Dolby Atmos[/rstr_skip] u sali', `Zvuk ${verbatim('Dolby Atmos')} u sali`],
  ['{rstr_skip}IMAX{/rstr_skip}', verbatim('IMAX')],
  ['[lang id="skip"]IMAX[/lang]', verbatim('IMAX')],
  ['[rstr_skip]<b>IMAX</b>[/rstr_skip]', '<b>IMAX</b>'],
  ['[rstr_skip]bez kraja', 'bez kraja'],
  ['{cyr_to_lat}Град{/cyr_to_lat} [rstr_lat_to_cyr]Grad[/rstr_lat_to_cyr]', 'Град Grad'],
  ['[lang id="cir"]Град[/lang][lang id="lat"]Grad[/lang]', 'Grad'],
  ['[lang id="cir"]Град[/lang]', 'Град'],
  ['[translit cyr="Град" lat="Grad"]', 'Grad'],
])('of %j the marks of scripts are resolved', (text, plain) => {
  expect(withoutLanguageMarks(text)).toBe(plain);
});
