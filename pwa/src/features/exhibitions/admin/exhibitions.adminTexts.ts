/** Words that the staff screens for colonies and for art salons share. */
export const exhibitionsAdminTexts = {
  year: 'Godina održavanja',
  yearHint: 'Godina ili datum, na primer: jun 2026.',
  type: 'Vrsta',
  typePlaceholder: 'Izaberite vrstu',
  description: 'Opis',
  descriptionHint: 'Prvi pasus je uvod koji se vidi na kartici. Prazan red odvaja pasuse.',
} as const;

const search = 'Pretraži naslov, autora ili vrstu';

/** Texts of the staff screens for colonies. */
export const coloniesAdminTexts = {
  search,
  title: 'Kolonije',
  caption: 'Spisak kolonija',
  empty: 'Još nema kolonija. Dodajte prvu.',
  add: 'Dodaj koloniju',
  addTitle: 'Nova kolonija',
  edit: 'Izmena kolonije',
  remove: 'Obriši koloniju',
  question: 'Da li ste sigurni da želite da obrišete koloniju?',
  created: 'Kolonija je objavljena.',
  saved: 'Usesno azurirana kolonija',
  removed: 'Usesno obrisana kolonija',
} as const;

/** Texts of the staff screens for art salons. */
export const salonsAdminTexts = {
  search,
  title: 'Likovni saloni',
  caption: 'Spisak likovnih salona',
  empty: 'Još nema likovnih salona. Dodajte prvi.',
  add: 'Dodaj likovni salon',
  addTitle: 'Nov likovni salon',
  edit: 'Izmena likovnog salona',
  remove: 'Obriši likovni salon',
  question: 'Da li ste sigurni da želite da obrišete likovni salon?',
  created: 'Likovni salon je objavljen.',
  saved: 'Usesno azuriran likovni salon',
  removed: 'Likovni salon je obrisan.',
} as const;
