/** For the documents after the first one. */
export const documentTexts = {
  title: 'Ostali dokumenti',
  help: 'Stoje iza glavnog, ovim redom.',
  name: 'Naziv',
  date: 'Datum',
  file: 'Dodaj dokument',
  add: 'Dodaj',
  save: 'Sačuvaj spisak',
  list: 'Spisak dokumenata',
  missing: 'Upišite naziv i datum, i izaberite dokument.',
  full: 'Više od dvadeset dokumenata ne može. Uklonite neki.',
  tooMany: (names: string) => `Nisu dodati, jer ih ne može biti više od dvadeset: ${names}.`,
  wrong: 'Svaki dokument ima naziv i postojeći datum, na primer 24.11.2026.',
} as const;
