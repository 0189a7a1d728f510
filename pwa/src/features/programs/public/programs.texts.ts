import { counted } from '../../../shared/texts/ui.texts.ts';

/** Words of the programme pages. */
export const programTexts = {
  listTitle: 'Predstojeci programski dogadjaji',
  listLead: 'Koncerti, predstave, izložbe, tribine i radionice, od najbližeg datuma.',
  byDay: 'Po danu, vrsti i mestu',
  listEmpty: 'Trenutno nema najavljenih događaja',
  listEmptyText: 'Sledeći program biće objavljen ovde.',
  all: 'Programi',
  author: (name: string) => `Autor programa: ${name}`,
  upcoming: 'Na programu',
  past: 'Protekli događaji',
  archive: 'Protekli događaji',
  alsoLike: 'Moze te zanima',
  formerly: (date: string) => `Prvobitni termin: ${date}`,
  forChildren: (age: string) => `Za decu ${age}`,
  book: 'Rezerviši',
  bookings: (where: string) => `Rezervacije: ${where}`,
  similar: 'Slično uskoro',
  until: (time: string) => `do ${time}`,
  month: (name: string, year: number) => `${name} ${String(year)}`,
  dates: 'Termini',
  dateWords: ['termin', 'termina', 'termina'] as const,
  moreDates: (count: number) => `Još ${counted(count, ['termin', 'termina', 'termina'])}`,
  typeEmptyText: 'Pogledajte šta je već bilo ili ceo program.',
};
