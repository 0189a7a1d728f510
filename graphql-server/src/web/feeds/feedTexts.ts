/** Words that stand in feeds and calendars, which no page's script can add. */
export const feedTexts = {
  cancelled: 'Otkazano',
  moved: 'Pomereno',
  chosen: 'Moji termini',
  screenings: 'projekcije',
  news: 'vesti',
  competitions: 'konkursi',
  procurements: 'javne nabavke',
  of: (centre: string, what: string) => `${centre}: ${what}`,
};
