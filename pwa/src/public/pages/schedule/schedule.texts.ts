/** Words of the schedule. */
export const scheduleTexts = {
  title: 'Raspored projekcija',
  crumb: 'Raspored',
  lead: 'Sve najavljene projekcije, po danima. Zvezdica čuva termin na ovom uređaju.',
  description:
    'Raspored svih najavljenih projekcija po danima, sa salom, jezikom, uzrastom i cenom karte.',
  empty: 'Trenutno nema najavljenih projekcija',
  emptyChoice: 'Za ovaj izbor nema termina',
  showAll: 'Ceo raspored',
  yesterday: 'juče',
  today: 'danas',
  tomorrow: 'sutra',
  filter: 'Izbor termina',
  day: 'Dan',
  allDays: 'Svi dani',
  film: 'Film',
  allFilms: 'Svi filmovi',
  withPrograms: 'Prikaži i programe',
  show: 'Prikaži',
  calendars: 'Raspored u vašem kalendaru',
  calendarsText:
    'Dodirnite kalendar i potvrdite pretplatu na telefonu ili računaru: sam prati nove, pomerene i otkazane termine.',
  screenings: 'Projekcije',
  print: 'Odštampaj nedelju',
};
