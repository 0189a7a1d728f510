/** Texts of 'Stanje sadržaja' on the dashboards. */
export const contentHealthTexts = {
  title: 'Stanje sadržaja',
  failed: 'Stanje sadržaja nije učitano.',
  lacking: 'Traži pažnju',
  nothingLacks: 'Ništa ne nedostaje: sve što je objavljeno ima fotografiju, opis ili dokument.',
  latest: 'Poslednje objavljeno',
  nothingPublished: 'Još ništa nije objavljeno.',
  what: {
    picture: 'bez fotografije',
    alternativeText: 'bez opisa fotografije',
    document: 'bez dokumenta',
    screening: 'bez predstojeće projekcije',
  } as Readonly<Record<string, string>>,
  lack: (part: string, what: string, count: number) => `${part}: ${what} (${String(count)})`,
  more: (count: number) => `i još ${String(count)}`,
  moreOf: (part: string, count: number) => `${part}: i još ${String(count)}`,
} as const;
