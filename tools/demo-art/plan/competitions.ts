import type { Documents } from './document.ts';

const HOW_TO_APPLY = {
  heading: 'Način prijavljivanja',
  paragraphs: [
    'Prijave se predaju na pisarnici Centra, Trg slobode 4, 36999 Jasengrad, radnim danom od 9 do 14 časova, ili elektronskom poštom sa naznakom konkursa u naslovu poruke.',
    'Nepotpune i neblagovremene prijave ne razmatraju se. O ishodu konkursa kandidati se obaveštavaju u roku od osam dana od dana donošenja odluke.',
  ],
} as const;

/** The documents of the competitions. */
export const COMPETITION_DOCUMENTS: Documents = {
  'konkurs-izlaganje-u-galeriji.pdf': {
    sections: [
      {
        heading: 'Predmet konkursa',
        paragraphs: [
          'Centar za kulturu Jasengrad raspisuje konkurs za samostalne i grupne izložbe u Galeriji na prvom spratu za narednu izlagačku sezonu. Bira se do devet izložbi, od kojih najmanje dve autora mlađih od trideset godina.',
        ],
      },
      {
        heading: 'Uz prijavu se dostavlja',
        paragraphs: [],
        points: [
          'deset reprodukcija radova koji se predlažu za izlaganje,',
          'biografija dužine do jedne strane,',
          'skica postavke prema osnovi galerije,',
          'izjava o potrebnoj opremi.',
        ],
      },
      HOW_TO_APPLY,
    ],
  },
  'obrazac-prijave-izlaganje.xlsx': {
    sheet: {
      name: 'Obrazac prijave',
      rows: [
        ['Podatak', 'Popunjava podnosilac'],
        ['Ime i prezime ili naziv grupe', ''],
        ['Naslov izložbe', ''],
        ['Samostalna ili grupna', ''],
        ['Tehnika i broj radova', ''],
        ['Potrebna oprema', ''],
        ['Telefon', ''],
        ['E-pošta', ''],
      ],
    },
  },
  'termini-audicije-za-hor.xlsx': {
    sheet: {
      name: 'Termini audicije',
      rows: [
        ['Deonica', 'Dan', 'Vreme', 'Sala', 'Slobodnih mesta'],
        ['Sopran', 'subota', '10:00', 'Mala sala', 4],
        ['Mecosopran', 'subota', '11:30', 'Mala sala', 6],
        ['Tenor', 'subota', '13:00', 'Mala sala', 4],
        ['Bas', 'subota', '14:30', 'Mala sala', 6],
      ],
    },
  },
  'konkurs-kratka-prica-stanica.pdf': {
    sections: [
      {
        heading: 'Uslovi',
        paragraphs: [
          'Pravo učešća imaju svi autori koji pišu na srpskom, bosanskom, hrvatskom ili crnogorskom jeziku. Svaki autor šalje jednu neobjavljenu priču dužine do 1.500 reči.',
        ],
        points: [
          'Priča se potpisuje šifrom.',
          'Razrešenje šifre prilaže se u posebnoj koverti.',
          'Rukopisi se ne vraćaju.',
        ],
      },
      {
        heading: 'Nagrade',
        paragraphs: [
          'Prva nagrada iznosi 40.000 dinara, druga 25.000 dinara, a treća 15.000 dinara. Žiri čine troje članova koje imenuje direktor Centra.',
        ],
      },
      HOW_TO_APPLY,
    ],
  },
  'stipendije-mladi-filmski-autori.pdf': {
    sections: [
      {
        heading: 'Predmet',
        paragraphs: [
          'Dodeljuju se tri stipendije u iznosu od po 60.000 dinara za snimanje kratkog filma trajanja do dvanaest minuta. Stipendista dobija i kameru, zvučnu opremu i rad sa mentorom u trajanju od dva meseca.',
        ],
      },
      {
        heading: 'Prijava sadrži',
        paragraphs: [],
        points: [
          'sinopsis do jedne strane,',
          'scenario ili plan snimanja,',
          'okvirni budžet,',
          'kratku biografiju i, ako postoji, link ka ranijem radu.',
        ],
      },
      HOW_TO_APPLY,
    ],
  },
  'zakup-letnje-baste.pdf': {
    sections: [
      {
        heading: 'Predmet zakupa',
        paragraphs: [
          'U zakup se izdaje letnja bašta restorana površine 210 m² sa šankom i ostavom, na period od dve letnje sezone, od 1. maja do 30. septembra.',
        ],
      },
      {
        heading: 'Merila',
        paragraphs: [],
        points: [
          'visina ponuđene zakupnine – 60 poena,',
          'ponuda jelovnika i đačkog menija – 25 poena,',
          'plan uređenja bašte – 15 poena.',
        ],
      },
      HOW_TO_APPLY,
    ],
  },
  'konkurs-majstor-svetla.pdf': {
    sections: [
      {
        heading: 'Opis posla',
        paragraphs: [
          'Postavljanje, programiranje i vođenje svetla na predstavama i koncertima, održavanje rasvetne opreme i vođenje evidencije o ispravnosti.',
        ],
      },
      {
        heading: 'Uslovi',
        paragraphs: [],
        points: [
          'srednja stručna sprema elektro struke,',
          'najmanje dve godine iskustva,',
          'osposobljenost za rad na visini,',
          'poznavanje rada na digitalnom pultu.',
        ],
      },
      HOW_TO_APPLY,
    ],
  },
  'raspored-mesta-dan-starih-zanata.xlsx': {
    sheet: {
      name: 'Raspored mesta',
      rows: [
        ['Mesto', 'Zanat', 'Prostor', 'Površina (m²)', 'Struja'],
        [1, 'Grnčarija', 'Bašta', 6, 'ne'],
        [2, 'Tkanje', 'Foaje', 8, 'da'],
        [3, 'Opančarstvo', 'Foaje', 4, 'da'],
        [4, 'Kovački zanat', 'Bašta', 9, 'ne'],
        [5, 'Vezenje', 'Foaje', 4, 'da'],
        [6, 'Bačvarski zanat', 'Bašta', 6, 'ne'],
      ],
    },
  },
  'konkurs-plakat-sezone.pdf': {
    sections: [
      {
        heading: 'Zadatak',
        paragraphs: [
          'Plakat formata 70 × 100 cm najavljuje novu sezonu Centra. Koristi se i u formatima za ekran i za oglasne stubove, pa rešenje mora da bude čitljivo i u malom.',
        ],
      },
      {
        heading: 'Predaja radova',
        paragraphs: [],
        points: [
          'rad se predaje kao PDF u razmeri 1 : 2,',
          'uz rad ide obrazloženje do deset rečenica,',
          'svaki autor može da prijavi najviše dva rešenja.',
        ],
      },
      HOW_TO_APPLY,
    ],
  },
};
