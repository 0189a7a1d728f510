/** Texts that the staff screens for competitions and for procurements share. */
export const noticesAdminTexts = {
  author: 'Autor',
  headline: 'Naslov',
  description: 'Opis',
  descriptionHint: 'Prvi pasus je uvod koji se vidi na kartici. Prazan red odvaja pasuse.',
  posted: 'Datum postavljanja',
  document: 'Dokument',
  documentOptional: 'Dokument (nije obavezno)',
  noDocument: 'bez dokumenta',
  download: 'Preuzmi dokument',
  chooseDocument: 'Izaberite dokument',
  saveDocument: 'Sačuvaj dokument',
  documentSaved: 'Dokument je sačuvan.',
  search: 'Pretraži naslov ili autora',
  view: (title: string) => `Pogledaj: ${title}`,
  editItem: (title: string) => `Izmeni: ${title}`,
  removeItem: (title: string) => `Obriši: ${title}`,
} as const;
