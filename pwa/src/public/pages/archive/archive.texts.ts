/** Words of the archive. */
export const archiveTexts = {
  title: 'Arhiva',
  titleOf: (year: number) => `Arhiva ${String(year)}`,
  lead: (year: number, what: string) =>
    `Godina ${String(year)}: ${what}, po mesecima, od poslednjeg.`,
  and: ' i ',
  programs: ['program', 'programa', 'programa'] as const,
  films: ['film', 'filma', 'filmova'] as const,
  description: 'Svi protekli programi i filmovi Centra, po godinama i mesecima.',
  years: 'Godine',
  months: 'Meseci',
  cinema: 'U bioskopu',
  empty: 'U arhivi još nema ničega',
};
