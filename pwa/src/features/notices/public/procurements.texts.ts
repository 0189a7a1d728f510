/** Words of the procurements' pages. */
export const procurementTexts = {
  listTitle: 'Javne nabavke',
  titleOf: (year: number) => `Javne nabavke ${String(year)}`,
  leadOf: (year: number) => `Postupci objavljeni ${String(year)}. godine. Najnoviji su na vrhu.`,
  description: 'Postupci javnih nabavki Centra sa dokumentacijom za preuzimanje, po godinama.',
  years: 'Godine objave',
  listEmpty: (year: number) => `${String(year)}. godine nema objavljenih javnih nabavki`,
  listEmptyText: 'Pogledajte postupke iz drugih godina.',
  author: (name: string) => `Autor: ${name}`,
  download: 'Preuzmi dokument',
  others: 'Ostale javne nabavke',
  details: 'Detalji',
};
