export const archiveTexts = {
  title: 'Arhiva',
  titleOf: (year: number) => `Arhiva ${String(year)}`,
  /** `Arhiva 2026: Muzicki program` */
  ofKind: (title: string, kind: string) => `${title}: ${kind}`,
  kinds: 'Vrsta programa',
  unknownKind: 'nepoznata vrsta',
  allKinds: 'Sve vrste',
  emptyYear: (year: number) => `U godini ${String(year)}. nema ničega od ove vrste`,
  emptyPart: 'U ovom delu godine nema ničega od ove vrste',
  lead: (year: number, what: string) =>
    `Godina ${String(year)}: ${what}, po mesecima, od poslednjeg.`,
  and: ' i ',
  programs: ['program', 'programa', 'programa'] as const,
  films: ['film', 'filma', 'filmova'] as const,
  description: 'Svi protekli programi i filmovi Centra, po godinama i mesecima.',
  years: 'Godine',
  cinema: 'U bioskopu',
  empty: 'U arhivi još nema ničega',
};
