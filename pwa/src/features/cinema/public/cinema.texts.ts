import { counted } from '../../../shared/texts/ui.texts.ts';

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
  language: 'Jezik',
  age: 'Uzrast',
  about: 'O filmu',
  moreScreenings: (count: number) => `još ${counted(count, ['termin', 'termina', 'termina'])}`,
  cancelledAt: (time: string) => `Otkazano: ${time}`,
  trailer: 'Najava filma',
  upcoming: 'Uskoro u bioskopu',
  schedule: 'Raspored po danima',
};
