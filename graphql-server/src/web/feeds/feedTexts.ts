export const feedTexts = {
  cancelled: 'Otkazano',
  moved: 'Pomereno',
  lasts: (from: string, to: string) => `Traje od ${from} do ${to}.`,
  access: (facts: string) => `Pristupačnost: ${facts}.`,
  chosen: 'Moji termini',
  screenings: 'projekcije',
  news: 'vesti',
  competitions: 'konkursi',
  procurements: 'javne nabavke',
  of: (centre: string, what: string) => `${centre}: ${what}`,
};
