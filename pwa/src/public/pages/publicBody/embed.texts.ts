export const embedWords = {
  title: 'Program na vašem sajtu',
  lead: 'Škole, hoteli i portali mogu da prikažu naš program na svojoj stranici. Sam se osvežava.',
  copy: 'Dva reda koja treba preneti',
  look: 'Pogledaj kako izgleda',
  frameTitle: (centre: string) => `Program – ${centre}`,
  whole: 'Ceo program',
  kinds: 'Samo jedna vrsta',
  kindsText: 'Na kraj adrese u prvom redu dodajte oznaku vrste:',
  films: 'Projekcije',
  rules: 'Šta okvir radi, a šta ne',
  rulesText:
    'Okvir prikazuje najviše dvadeset narednih događaja i kaže kada je nešto otkazano. Ne postavlja kolačiće, ne pokreće skripte i ne prati posetioce. Na ćiriličnoj verziji ove stranice su redovi za ćirilični okvir.',
} as const;
