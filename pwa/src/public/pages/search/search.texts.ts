/** Words of the search. */
export const searchTexts = {
  title: 'Pretraga',
  titleOf: (text: string, kind = '') => `Pretraga: ${[text, kind].filter(Boolean).join(', ')}`,
  lead: 'Programi i filmovi, i oni prošli, vesti, konkursi, javne nabavke, galerija, kolonije i saloni.',
  description:
    'Pretraga svega što Centar objavljuje: programi, filmovi, vesti, konkursi i nabavke.',
  label: 'Šta tražite?',
  hint: 'Pišite ćirilicom ili latinicom, sa kvačicama ili bez njih; dovoljan je i početak reči.',
  kinds: 'Vrsta',
  all: 'Sve',
  hits: ['pogodak', 'pogotka', 'pogodaka'] as const,
  found: (count: number, word: string, text: string) => `${String(count)} ${word} za „${text}“`,
  most: 'Prikazano je najnovijih trista od svake vrste; još jedna reč suzila bi pretragu.',
  further: (count: number) => `Svih ${String(count)}`,
  tooShort: 'Potrebna je reč od bar dva slova',
  nothing: (text: string, kind = '') =>
    `Ništa nije pronađeno za „${text}“${kind ? `: ${kind}` : ''}`,
  unknownKind: 'nepoznata vrsta',
  notUnderstood: 'Vrsta iz adrese nije prepoznata.',
  allKinds: 'Traži u svim vrstama',
  noFurther: (text: string) => `Na ovoj strani nema pogodaka za „${text}“`,
  didYouMean: 'Da li ste mislili',
  nothingHint: 'Probajte sa kraćim početkom reči ili sa jednom rečju manje.',
  offline: 'Pretraženo je ono što je sačuvano na ovom uređaju.',
  otherWays: 'Drugi putevi',
  next: 'Sledeće:',
};
