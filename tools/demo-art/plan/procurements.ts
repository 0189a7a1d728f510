import type { DocumentSection, Documents } from './document.ts';

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

/** The documents of the procurements. */
export const PROCUREMENT_DOCUMENTS: Documents = {
  'jn-sedista-za-veliku-salu.pdf': {
    sections: call(
      'Nabavka i ugradnja 120 pozorišnih sedišta sa presvlakom od vunene tkanine u zelenoj boji, prema uzorku izloženom u foajeu.',
      '3.600.000',
      ['cena – 70 pondera,', 'rok isporuke – 20 pondera,', 'garantni rok – 10 pondera.'],
    ),
  },
  'obrazac-ponude-sedista.xlsx': {
    sheet: {
      name: 'Obrazac ponude',
      rows: [
        ['R. br.', 'Stavka', 'Jedinica', 'Količina', 'Jedinična cena bez PDV-a'],
        [1, 'Pozorišno sedište, vunena tkanina', 'kom.', 120, ''],
        [2, 'Ugradnja', 'paušal', 1, ''],
        [3, 'Rok isporuke', 'dana', '', ''],
        [4, 'Garantni rok', 'meseci', '', ''],
      ],
    },
  },
  'predmer-ozvucenje-male-sale.xlsx': {
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
  'jn-usluge-ciscenja.pdf': {
    sections: call(
      'Usluge redovnog čišćenja poslovnog prostora, sala, galerije i foajea ukupne površine 2.400 m², na period od dvanaest meseci.',
      '1.800.000',
      ['cena – 85 pondera,', 'korišćenje sredstava sa ekološkim znakom – 15 pondera.'],
    ),
  },
  'stampa-programa-i-plakata.xlsx': {
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
  'jn-elektricna-energija.pdf': {
    sections: call(
      'Električna energija za potpuno snabdevanje sa balansnom odgovornošću, procenjene godišnje potrošnje 210 MWh, na četiri merna mesta.',
      '4.200.000',
      ['cena – 90 pondera,', 'udeo energije iz obnovljivih izvora – 10 pondera.'],
    ),
  },
  'jn-popravka-krova.pdf': {
    sections: call(
      'Zamena hidroizolacije na površini od 340 m² i zamena šest svetlarnika nad foajeom, sa odvozom šuta.',
      '5.100.000',
      ['cena – 80 pondera,', 'garantni rok za izvedene radove – 20 pondera.'],
    ),
  },
  'jn-laserski-projektor.pdf': {
    sections: call(
      'Digitalni laserski projektor sa serverom, objektivom za platno širine 11 metara, ugradnjom i obukom dvoje kinooperatera.',
      '9.800.000',
      ['cena – 65 pondera,', 'utrošak energije – 20 pondera,', 'rok odziva servisa – 15 pondera.'],
    ),
  },
  'plan-javnih-nabavki.xlsx': {
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
};
