export const catalogueTexts = {
  title: (centre: string) => `Otvoreni podaci: ${centre}`,
  description: (centre: string) =>
    `Sve što ${centre} objavljuje kao podatke: program, projekcije, vesti, konkursi i javne nabavke.`,
  api: 'REST i GraphQL',
  datasets: {
    programi: {
      title: 'Programi',
      text: 'Najavljeni događaji po vrstama, sa danom, mestom, cenom i stanjem.',
    },
    projekcije: {
      title: 'Projekcije',
      text: 'Filmovi na repertoaru i termini njihovih projekcija.',
    },
    vesti: { title: 'Vesti', text: 'Objavljene vesti, najnovije prve.' },
    konkursi: { title: 'Konkursi', text: 'Konkursi sa rokovima i dokumentima.' },
    kolonije: { title: 'Likovne kolonije', text: 'Kolonije po godinama.' },
    saloni: { title: 'Likovni saloni', text: 'Saloni po godinama.' },
    nabavke: { title: 'Javne nabavke', text: 'Javne nabavke sa rokovima i dokumentima.' },
  },
} as const;
