export const catalogueTexts = {
  title: (centre: string) => `Otvoreni podaci: ${centre}`,
  description: (centre: string) =>
    `Sve što ${centre} objavljuje kao podatke: program, projekcije, vesti, konkursi i javne nabavke.`,
  api: 'REST i GraphQL',
  apiText: 'Sve objavljeno po vrstama, pretraga, i šta se promenilo od date revizije; bez naloga.',
  apiKeywords: ['kultura', 'program', 'otvoreni podaci'],
  files: {
    json: 'Sve stavke, sa svim poljima.',
    rss: 'Najnovije stavke za čitače vesti.',
    feed: 'Najnovije stavke kao JSON Feed.',
    calendar: 'Termini za kalendar.',
  },
  datasets: {
    programi: {
      title: 'Programi',
      text: 'Najavljeni događaji po vrstama, sa danom, mestom, cenom i stanjem.',
      keywords: ['program', 'događaji', 'kultura'],
    },
    projekcije: {
      title: 'Projekcije',
      text: 'Filmovi na repertoaru i termini njihovih projekcija.',
      keywords: ['bioskop', 'film', 'projekcije'],
    },
    vesti: {
      title: 'Vesti',
      text: 'Objavljene vesti, najnovije prve.',
      keywords: ['vesti', 'kultura'],
    },
    konkursi: {
      title: 'Konkursi',
      text: 'Konkursi sa rokovima i dokumentima.',
      keywords: ['konkursi', 'kultura'],
    },
    kolonije: {
      title: 'Likovne kolonije',
      text: 'Kolonije po godinama.',
      keywords: ['likovne kolonije', 'umetnost'],
    },
    saloni: {
      title: 'Likovni saloni',
      text: 'Saloni po godinama.',
      keywords: ['likovni saloni', 'izložbe', 'umetnost'],
    },
    nabavke: {
      title: 'Javne nabavke',
      text: 'Javne nabavke sa rokovima i dokumentima.',
      keywords: ['javne nabavke'],
    },
  },
} as const;
