/** Words of feeds and calendars, which the server writes without a page's script. */
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
