import type { NoticeData } from './shapes.ts';

const OFFICE = 'Služba javnih nabavki';

/** Public procurements, newest first; the last two are of the previous year. */
export const PROCUREMENTS: readonly NoticeData[] = [
  {
    title: 'Nabavka sedišta za veliku salu',
    author: OFFICE,
    posted: { daysAgo: 5 },
    text: [
      'Javna nabavka 120 sedišta za završetak obnove velike sale.',
      'Sedišta moraju odgovarati postojećim po meri, boji i načinu pričvršćivanja. Uzorak se može pogledati na licu mesta.',
    ],
    document: 'jn-sedista-za-veliku-salu.pdf',
    appendix: { title: 'Obrazac ponude', document: 'obrazac-ponude-sedista.xlsx' },
  },
  {
    title: 'Predmer: ozvučenje male sale',
    author: OFFICE,
    posted: { daysAgo: 11 },
    text: [
      'Predmer i predračun opreme za ozvučenje male sale.',
      'Tabela se popunjava jediničnim cenama i prilaže ponudi u nepromenjenom obliku.',
    ],
    document: 'predmer-ozvucenje-male-sale.xlsx',
  },
  {
    title: 'Usluge čišćenja objekta',
    author: OFFICE,
    posted: { daysAgo: 30 },
    text: [
      'Redovno čišćenje 2.400 m² prostora na period od dvanaest meseci.',
      'Obuhvaćeno je i pranje prozora dva puta godišnje i dodatno čišćenje posle večernjih programa.',
    ],
    document: 'jn-usluge-ciscenja.pdf',
  },
  {
    title: 'Štampa programa i plakata',
    author: OFFICE,
    posted: { daysAgo: 52 },
    text: [
      'Štampa mesečnog programa, plakata i kataloga za narednu godinu.',
      'Količine i formati dati su u tabeli po mesecima.',
    ],
    document: 'stampa-programa-i-plakata.xlsx',
  },
  {
    title: 'Električna energija',
    author: OFFICE,
    posted: { daysAgo: 96 },
    text: [
      'Nabavka električne energije za potpuno snabdevanje, za sva merna mesta.',
      'Najmanje 30 procenata energije mora biti iz obnovljivih izvora.',
    ],
    document: 'jn-elektricna-energija.pdf',
  },
  {
    title: 'Popravka krova nad foajeom',
    author: OFFICE,
    posted: { daysAgo: 150 },
    text: [
      'Radovi na zameni hidroizolacije i svetlarnika nad foajeom.',
      'Radovi se izvode ponedeljkom i utorkom, da programi ne bi trpeli.',
    ],
    document: 'jn-popravka-krova.pdf',
  },
  {
    title: 'Laserski projektor za bioskop',
    author: OFFICE,
    posted: { lastYear: [14, 10] },
    text: [
      'Nabavka laserskog projektora sa serverom i obukom kinooperatera.',
      'Postupak je okončan; ugovor je dodeljen i oprema je isporučena.',
    ],
    document: 'jn-laserski-projektor.pdf',
  },
  {
    title: 'Plan javnih nabavki',
    author: OFFICE,
    posted: { lastYear: [22, 1] },
    text: [
      'Godišnji plan javnih nabavki Centra sa procenjenim vrednostima.',
      'Plan je usvojio Upravni odbor. Izmene se objavljuju na ovoj strani.',
    ],
    document: 'plan-javnih-nabavki.xlsx',
  },
];
