import type { DocumentSection, NoticeData } from './shapes.ts';

const OFFICE = 'Služba javnih nabavki';

const call = (subject: string, value: string, criteria: readonly string[]): DocumentSection[] => [
  {
    heading: 'Predmet nabavke',
    paragraphs: [subject, `Procenjena vrednost nabavke iznosi ${value} dinara bez PDV-a.`],
  },
  { heading: 'Kriterijumi za dodelu ugovora', paragraphs: [], points: criteria },
  {
    heading: 'Podnošenje ponuda',
    paragraphs: [
      'Ponude se podnose elektronski, preko Portala javnih nabavki, do dana i časa navedenih u pozivu. Otvaranje ponuda je javno i obavlja se u prostorijama Centra, Trg slobode 4, Jasengrad.',
      'Pitanja u vezi sa pripremom ponude postavljaju se pisanim putem najkasnije šest dana pre isteka roka.',
    ],
  },
];

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
    document: {
      kind: 'pdf',
      fileName: 'jn-sedista-za-veliku-salu',
      sections: call(
        'Nabavka i ugradnja 120 pozorišnih sedišta sa presvlakom od vunene tkanine u zelenoj boji, prema uzorku izloženom u foajeu.',
        '3.600.000',
        ['cena – 70 pondera,', 'rok isporuke – 20 pondera,', 'garantni rok – 10 pondera.'],
      ),
    },
  },
  {
    title: 'Predmer: ozvučenje male sale',
    author: OFFICE,
    posted: { daysAgo: 11 },
    text: [
      'Predmer i predračun opreme za ozvučenje male sale.',
      'Tabela se popunjava jediničnim cenama i prilaže ponudi u nepromenjenom obliku.',
    ],
    document: {
      kind: 'xlsx',
      fileName: 'predmer-ozvucenje-male-sale',
      sheet: {
        name: 'Predmer',
        rows: [
          ['R. br.', 'Opis', 'Jedinica', 'Količina', 'Jedinična cena'],
          [1, 'Zvučnik, dvosistemski, 300 W', 'kom.', 6, 48000],
          [2, 'Niskotonski zvučnik, 600 W', 'kom.', 2, 72000],
          [3, 'Digitalni mikser, 16 kanala', 'kom.', 1, 165000],
          [4, 'Bežični mikrofon', 'kompl.', 4, 39000],
          [5, 'Kabl, oklopljen', 'm', 180, 210],
          [6, 'Ugradnja i podešavanje', 'paušal', 1, 90000],
        ],
      },
    },
  },
  {
    title: 'Usluge čišćenja objekta',
    author: OFFICE,
    posted: { daysAgo: 30 },
    text: [
      'Redovno čišćenje 2.400 m² prostora na period od dvanaest meseci.',
      'Obuhvaćeno je i pranje prozora dva puta godišnje i dodatno čišćenje posle večernjih programa.',
    ],
    document: {
      kind: 'pdf',
      fileName: 'jn-usluge-ciscenja',
      sections: call(
        'Usluge redovnog čišćenja poslovnog prostora, sala, galerije i foajea ukupne površine 2.400 m², na period od dvanaest meseci.',
        '1.800.000',
        ['cena – 85 pondera,', 'korišćenje sredstava sa ekološkim znakom – 15 pondera.'],
      ),
    },
  },
  {
    title: 'Štampa programa i plakata',
    author: OFFICE,
    posted: { daysAgo: 52 },
    text: [
      'Štampa mesečnog programa, plakata i kataloga za narednu godinu.',
      'Količine i formati dati su u tabeli po mesecima.',
    ],
    document: {
      kind: 'xlsx',
      fileName: 'stampa-programa-i-plakata',
      sheet: {
        name: 'Količine',
        rows: [
          ['Mesec', 'Program, A6', 'Plakat, B1', 'Plakat, A3', 'Katalog'],
          ['januar', 3000, 60, 120, 0],
          ['februar', 3000, 60, 120, 300],
          ['mart', 3500, 80, 160, 0],
          ['april', 3500, 80, 160, 300],
          ['maj', 3500, 80, 160, 0],
          ['jun', 3000, 60, 120, 500],
        ],
      },
    },
  },
  {
    title: 'Električna energija',
    author: OFFICE,
    posted: { daysAgo: 96 },
    text: [
      'Nabavka električne energije za potpuno snabdevanje, za sva merna mesta.',
      'Najmanje 30 procenata energije mora biti iz obnovljivih izvora.',
    ],
    document: {
      kind: 'pdf',
      fileName: 'jn-elektricna-energija',
      sections: call(
        'Električna energija za potpuno snabdevanje sa balansnom odgovornošću, procenjene godišnje potrošnje 210 MWh, na četiri merna mesta.',
        '4.200.000',
        ['cena – 90 pondera,', 'udeo energije iz obnovljivih izvora – 10 pondera.'],
      ),
    },
  },
  {
    title: 'Popravka krova nad foajeom',
    author: OFFICE,
    posted: { daysAgo: 150 },
    text: [
      'Radovi na zameni hidroizolacije i svetlarnika nad foajeom.',
      'Radovi se izvode ponedeljkom i utorkom, da programi ne bi trpeli.',
    ],
    document: {
      kind: 'pdf',
      fileName: 'jn-popravka-krova',
      sections: call(
        'Zamena hidroizolacije na površini od 340 m² i zamena šest svetlarnika nad foajeom, sa odvozom šuta.',
        '5.100.000',
        ['cena – 80 pondera,', 'garantni rok za izvedene radove – 20 pondera.'],
      ),
    },
  },
  {
    title: 'Laserski projektor za bioskop',
    author: OFFICE,
    posted: { lastYear: [14, 10] },
    text: [
      'Nabavka laserskog projektora sa serverom i obukom kinooperatera.',
      'Postupak je okončan; ugovor je dodeljen i oprema je isporučena.',
    ],
    document: {
      kind: 'pdf',
      fileName: 'jn-laserski-projektor',
      sections: call(
        'Digitalni laserski projektor sa serverom, objektivom za platno širine 11 metara, ugradnjom i obukom dvoje kinooperatera.',
        '9.800.000',
        [
          'cena – 65 pondera,',
          'utrošak energije – 20 pondera,',
          'rok odziva servisa – 15 pondera.',
        ],
      ),
    },
  },
  {
    title: 'Plan javnih nabavki',
    author: OFFICE,
    posted: { lastYear: [22, 1] },
    text: [
      'Godišnji plan javnih nabavki Centra sa procenjenim vrednostima.',
      'Plan je usvojio Upravni odbor. Izmene se objavljuju na ovoj strani.',
    ],
    document: {
      kind: 'xlsx',
      fileName: 'plan-javnih-nabavki',
      sheet: {
        name: 'Plan nabavki',
        rows: [
          ['R. br.', 'Predmet', 'Vrsta', 'Procenjena vrednost', 'Kvartal'],
          [1, 'Laserski projektor', 'dobra', 9800000, 'IV'],
          [2, 'Električna energija', 'dobra', 4100000, 'III'],
          [3, 'Usluge čišćenja', 'usluge', 1700000, 'IV'],
          [4, 'Sanacija pozornice', 'radovi', 2900000, 'II'],
          [5, 'Štampa', 'usluge', 1250000, 'IV'],
        ],
      },
    },
  },
];
