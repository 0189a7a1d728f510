/**
 * The empty state of a year without procurements. The centre's custom text names no year, so the
 * year is added.
 */
function emptyYear(
  year: number,
  own: string,
  hasOthers: boolean,
): { title: string; text: string | undefined } {
  const nothing = `${String(year)}. godine nema objavljenih javnih nabavki`;
  const others = hasOthers ? 'Pogledajte postupke iz drugih godina.' : undefined;
  return own
    ? { title: own, text: [`${nothing}.`, others].filter(Boolean).join(' ') }
    : { title: nothing, text: others };
}

export const procurementTexts = {
  listTitle: 'Javne nabavke',
  titleOf: (year: number) => `Javne nabavke ${String(year)}`,
  leadOf: (year: number) => `Postupci objavljeni ${String(year)}. godine. Najnoviji su na vrhu.`,
  description: 'Postupci javnih nabavki Centra sa dokumentacijom za preuzimanje, po godinama.',
  years: 'Godine objave',
  emptyYear,
  author: (name: string) => `Autor: ${name}`,
  download: 'Preuzmi dokument',
  others: 'Ostale javne nabavke',
  details: 'Detalji',
};
