import { plural } from '../../../shared/texts/ui.texts.ts';

const screenings = (count: number): string =>
  `${String(count)} ${plural(count, 'projekcija', 'projekcije', 'projekcija')}`;

/** Texts of the staff screens for films. */
export const cinemaAdminTexts = {
  title: 'Bioskop program',
  caption: 'Spisak filmova',
  author: 'Režija',
  authorHint: 'Ime i prezime onoga ko je film režirao.',
  headline: 'Naslov',
  next: 'Sledeća projekcija',
  noNext: 'nema najavljenih',
  genre: 'Žanr',
  duration: 'Trajanje',
  durationHint: 'Na primer: 1H 30M.',
  year: 'Godina',
  childrenAge: 'Za decu',
  childrenAgeHint:
    'Uzrast, na primer: od 4 do 10 godina. Animirani, crtani, dečji i porodični filmovi računaju se i bez toga.',
  description: 'Opis',
  descriptionHint: 'Prvi pasus je uvod koji se vidi na kartici. Prazan red odvaja pasuse.',
  trailer: 'YouTube link najave',
  trailerHint: 'Nalepite adresu videa sa YouTube-a.',
  trailerUnknown: 'Ovo nije link YouTube videa: film bi ostao bez najave.',
  search: 'Pretraži naslov, režiju ili žanr',
  empty: 'Još nema filmova. Dodajte prvi.',
  add: 'Dodaj film',
  addTitle: 'Nov film',
  edit: 'Izmena filma',
  remove: 'Obriši film',
  question: 'Da li ste sigurni da želite da obrišete film?',
  removed: 'Film je obrisan.',
  created: 'Film je objavljen.',
  screenings: {
    title: 'Projekcije',
    help: 'Beogradsko vreme. Obavezan je samo datum; prazni redovi se ne čuvaju.',
    count: screenings,
    one: (number: number) => `Projekcija ${String(number)}`,
    more: 'Jezik, uzrast',
    language: 'Jezik',
    ageMark: 'Uzrast',
    price: 'Cena',
    thisItem: 'ovaj film',
    tooMany: (most: number) => `Jedan film može imati najviše ${String(most)} projekcija.`,
  },
} as const;
