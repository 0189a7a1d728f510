/** Words of the schedule. */
export const scheduleTexts = {
  title: 'Raspored projekcija',
  crumb: 'Raspored',
  lead: 'Sve najavljene projekcije, po danima. Zvezdicom čuvate termin na ovom uređaju.',
  description:
    'Raspored svih najavljenih projekcija po danima, sa salom, jezikom, uzrastom i cenom karte.',
  empty: 'Trenutno nema najavljenih projekcija',
  emptyChoice: 'Za ovaj izbor nema termina',
  showAll: 'Ceo raspored',
  yesterday: 'juče',
  today: 'danas',
  earlierToday: (count: number) => `I ranije danas: ${String(count)}`,
  tomorrow: 'sutra',
  filter: 'Izbor termina',
  day: 'Dan',
  allDays: 'Svi dani',
  film: 'Film',
  allFilms: 'Svi filmovi',
  withPrograms: 'I ostali programi',
  show: 'Prikaži',
  extendedUntil: (date: string) => `Produženo do ${date}`,
  shortenedUntil: (date: string) => `Skraćeno do ${date}`,
  calendars: 'Raspored u vašem kalendaru',
  calendarsText:
    'Pretplatite kalendar na telefonu ili računaru: novi, pomereni i otkazani termini stižu sami.',
  screenings: 'Projekcije',
  print: 'Odštampaj nedeljni raspored',
};
