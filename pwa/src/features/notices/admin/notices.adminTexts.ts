/** Texts that the staff screens for competitions and for procurements share. */
export const noticesAdminTexts = {
  author: 'Autor',
  headline: 'Naslov',
  description: 'Opis',
  descriptionHint: 'Prvi pasus je uvod koji se vidi na kartici. Prazan red odvaja pasuse.',
  posted: 'Datum postavljanja',
  number: 'Broj',
  numberHint: 'Delovodni broj ili broj postupka.',
  deadline: 'Rok',
  deadlineHint: 'Do tog minuta je otvoreno, posle toga zatvoreno.',
  deadlineTooEarly: 'Rok je pre objavljivanja. Izaberite kasniji.',
  more: {
    title: 'Ostali dokumenti',
    help: 'Stoje iza glavnog, ovim redom.',
    name: 'Naziv',
    date: 'Datum',
    file: 'Dodaj dokument',
    add: 'Dodaj',
    save: 'Sačuvaj spisak',
    saved: 'Dokumenti su sačuvani.',
    missing: 'Upišite naziv i datum, i izaberite dokument.',
    full: 'Više od dvadeset dokumenata ne može. Uklonite neki.',
    wrong: 'Svaki dokument ima naziv i postojeći datum, na primer 24.11.2026.',
  },
  document: 'Dokument',
  documentOptional: 'Dokument (nije obavezno)',
  noDocument: 'bez dokumenta',
  download: 'Preuzmi dokument',
  chooseDocument: 'Izaberite dokument',
  saveDocument: 'Sačuvaj dokument',
  documentSaved: 'Dokument je sačuvan.',
} as const;

/** Texts of the staff screens for competitions. */
export const competitionsAdminTexts = {
  title: 'Konkursi',
  caption: 'Spisak konkursa',
  search: 'Pretraži naslov ili autora',
  empty: 'Još nema konkursa. Dodajte prvi.',
  add: 'Dodaj konkurs',
  addTitle: 'Nov konkurs',
  edit: 'Izmena konkursa',
  remove: 'Obriši konkurs',
  question: 'Da li ste sigurni da želite da obrišete konkurs?',
  created: 'Konkurs je objavljen.',
  removed: 'Konkurs je obrisan.',
} as const;

/** Texts of the staff screens for procurements. */
export const procurementsAdminTexts = {
  title: 'Javne nabavke',
  caption: 'Spisak javnih nabavki',
  search: 'Pretraži naslov ili autora',
  empty: 'Još nema javnih nabavki. Dodajte prvu.',
  add: 'Dodaj nabavku',
  addTitle: 'Nova javna nabavka',
  edit: 'Izmena javne nabavke',
  remove: 'Obriši nabavku',
  question: 'Da li ste sigurni da želite da obrišete javnu nabavku?',
  created: 'Uspesno kreirana nabavka',
  removed: 'Javna nabavka je obrisana.',
} as const;
