/** Words of the programme pages. */
export const programTexts = {
  listTitle: 'Predstojeci programski dogadjaji',
  listLead: 'Koncerti, predstave, izložbe, tribine i radionice, najbliži prvi.',
  listEmpty: 'Trenutno nema najavljenih događaja',
  listEmptyText: 'Sledeći program biće objavljen ovde.',
  all: 'Programi',
  author: (name: string) => `Autor programa: ${name}`,
  upcoming: 'Na programu',
  past: 'Protekli događaji',
  archive: 'Protekli događaji',
  alsoLike: 'Moze te zanima',
  formerly: (date: string) => `Prvobitni termin: ${date}`,
  until: (time: string) => `do ${time}`,
  typeEmptyText: 'Pogledajte šta je već bilo ili ceo program.',
};
