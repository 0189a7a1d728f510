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
