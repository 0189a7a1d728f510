export const feedTexts = {
  cancelled: 'Otkazano',
  moved: 'Pomereno',
  lasts: (from: string, to: string) => `Traje od ${from} do ${to}.`,
  access: (facts: string) => `Pristupačnost: ${facts}.`,
  reservations: {
    notYet: (address: string, from: string) => `Rezervacije od ${from}: ${address}`,
    open: (address: string) => `Ima mesta: ${address}`,
    waitingList: (address: string) => `Lista čekanja: ${address}`,
    full: () => 'Popunjeno.',
    closed: () => 'Rezervacije su završene.',
  },
  chosen: 'Moji termini',
  screenings: 'projekcije',
  news: 'vesti',
  competitions: 'konkursi',
  procurements: 'javne nabavke',
  of: (centre: string, what: string) => `${centre}: ${what}`,
};
