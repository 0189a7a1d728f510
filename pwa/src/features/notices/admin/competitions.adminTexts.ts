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
