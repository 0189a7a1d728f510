import type { NoticeData } from './shapes.ts';

const HOW_TO_APPLY = {
  heading: 'Način prijavljivanja',
  paragraphs: [
    'Prijave se predaju na pisarnici Centra, Trg slobode 4, 36999 Jasengrad, radnim danom od 9 do 14 časova, ili elektronskom poštom sa naznakom konkursa u naslovu poruke.',
    'Nepotpune i neblagovremene prijave ne razmatraju se. O ishodu konkursa kandidati se obaveštavaju u roku od osam dana od dana donošenja odluke.',
  ],
} as const;

/** Public competitions, newest first. */
export const COMPETITIONS: readonly NoticeData[] = [
  {
    title: 'Konkurs za izlaganje u galeriji',
    author: 'Savet galerije',
    posted: { daysAgo: 3 },
    text: [
      'Poziv likovnim umetnicima da prijave samostalne i grupne izložbe za narednu sezonu.',
      'Uz prijavu se dostavlja deset reprodukcija, kratka biografija i skica postavke. Galerija obezbeđuje katalog, prevoz radova i honorar.',
    ],
    document: {
      kind: 'pdf',
      fileName: 'konkurs-izlaganje-u-galeriji',
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
  },
  {
    title: 'Javni poziv za članove hora',
    author: 'Katarina Savić',
    posted: { daysAgo: 6 },
    text: [
      'Mešoviti hor Centra prima dvadeset novih članova u sve četiri deonice.',
      'Audicija je otvorena i za pevače bez iskustva. Termini audicije navedeni su u tabeli.',
    ],
    document: {
      kind: 'xlsx',
      fileName: 'termini-audicije-za-hor',
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
  },
  {
    title: 'Konkurs za kratku priču „Stanica“',
    author: 'Đurđica Šaranović',
    posted: { daysAgo: 17 },
    text: [
      'Tražimo neobjavljene priče do 1.500 reči sa mestom radnje na stanici, bilo kakvoj.',
      'Priče se šalju pod šifrom. Tri nagrađene priče objavljuju se u zborniku, a prvu čita glumac na Noći otvorenih knjiga.',
    ],
    document: {
      kind: 'pdf',
      fileName: 'konkurs-kratka-prica-stanica',
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
  },
  {
    title: 'Stipendije za mlade filmske autore',
    author: 'Kino-klub Jasengrad',
    posted: { daysAgo: 28 },
    text: [
      'Tri stipendije za snimanje kratkog filma, uz opremu i mentora.',
      'Prijavljuju se autori od 16 do 25 godina sa prebivalištem u opštini. Gotovi filmovi prikazuju se u programu „Kratki metar“.',
    ],
    document: {
      kind: 'pdf',
      fileName: 'stipendije-mladi-filmski-autori',
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
  },
  {
    title: 'Zakup prostora restorana u bašti',
    author: 'Uprava Centra',
    posted: { daysAgo: 45 },
    text: [
      'Prikupljanje ponuda za izdavanje letnje bašte u zakup na dve sezone.',
      'Prednost imaju ponuđači koji predvide đački meni i umerenu muziku posle 22 časa.',
    ],
    document: {
      kind: 'pdf',
      fileName: 'zakup-letnje-baste',
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
  },
  {
    title: 'Konkurs za radno mesto: majstor svetla',
    author: 'Uprava Centra',
    posted: { daysAgo: 62 },
    text: [
      'Popunjava se jedno radno mesto na neodređeno vreme, uz probni rad od tri meseca.',
      'Traži se srednja stručna sprema elektro struke i najmanje dve godine rada na pozornici.',
    ],
    document: {
      kind: 'pdf',
      fileName: 'konkurs-majstor-svetla',
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
  },
  {
    title: 'Učešće na Danu starih zanata',
    author: 'Udruženje žena „Vreteno“',
    posted: { daysAgo: 90 },
    text: [
      'Pozivamo zanatlije, tkalje i grnčare da izlažu u bašti i foajeu.',
      'Učešće je besplatno, a sto i natkriven prostor obezbeđuje Centar. Raspored mesta je u tabeli.',
    ],
    document: {
      kind: 'xlsx',
      fileName: 'raspored-mesta-dan-starih-zanata',
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
  },
  {
    title: 'Idejno rešenje plakata sezone',
    author: 'Savet galerije',
    posted: { daysAgo: 130 },
    text: [
      'Tražimo plakat koji se vidi sa druge strane trga i pamti do proleća.',
      'Pravo učešća imaju dizajneri i studenti. Nagrada iznosi 50.000 dinara, a izbor radova izlaže se u foajeu.',
    ],
    document: {
      kind: 'pdf',
      fileName: 'konkurs-plakat-sezone',
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
  },
];
