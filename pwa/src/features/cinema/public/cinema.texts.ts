/** Words of the cinema pages. */
export const cinemaTexts = {
  listTitle: 'Bioskop',
  listLead: 'Na repertoaru, po datumu najbliže projekcije.',
  listEmpty: 'Trenutno nema najavljenih projekcija',
  listEmptyText: 'Sledeće projekcije biće objavljene ovde.',
  screenings: 'Projekcije',
  noScreenings: 'Trenutno nema zakazanih projekcija ovog filma.',
  year: 'Godina',
  genre: 'Žanr',
  duration: 'Trajanje',
  director: 'Režija',
  children: 'Za decu',
  trailer: 'Najava filma',
  upcoming: 'Uskoro u bioskopu',
  schedule: 'Raspored po danima',
};
