import type { NoticeData } from './shapes.ts';

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
    document: 'konkurs-izlaganje-u-galeriji.pdf',
    appendix: { title: 'Obrazac prijave', document: 'obrazac-prijave-izlaganje.xlsx' },
  },
  {
    title: 'Javni poziv za članove hora',
    author: 'Katarina Savić',
    posted: { daysAgo: 6 },
    text: [
      'Mešoviti hor Centra prima dvadeset novih članova u sve četiri deonice.',
      'Audicija je otvorena i za pevače bez iskustva. Termini audicije navedeni su u tabeli.',
    ],
    document: 'termini-audicije-za-hor.xlsx',
  },
  {
    title: 'Konkurs za kratku priču „Stanica“',
    author: 'Đurđica Šaranović',
    posted: { daysAgo: 17 },
    text: [
      'Tražimo neobjavljene priče do 1.500 reči sa mestom radnje na stanici, bilo kakvoj.',
      'Priče se šalju pod šifrom. Tri nagrađene priče objavljuju se u zborniku, a prvu čita glumac na Noći otvorenih knjiga.',
    ],
    document: 'konkurs-kratka-prica-stanica.pdf',
  },
  {
    title: 'Stipendije za mlade filmske autore',
    author: 'Kino-klub Jasengrad',
    posted: { daysAgo: 28 },
    deadline: [0, '23:59'],
    text: [
      'Tri stipendije za snimanje kratkog filma, uz opremu i mentora.',
      'Prijavljuju se autori od 16 do 25 godina sa prebivalištem u opštini. Gotovi filmovi prikazuju se u programu „Kratki metar“.',
    ],
    document: 'stipendije-mladi-filmski-autori.pdf',
  },
  {
    title: 'Zakup prostora restorana u bašti',
    author: 'Uprava Centra',
    posted: { daysAgo: 45 },
    text: [
      'Prikupljanje ponuda za izdavanje letnje bašte u zakup na dve sezone.',
      'Prednost imaju ponuđači koji predvide đački meni i umerenu muziku posle 22 časa.',
    ],
    document: 'zakup-letnje-baste.pdf',
  },
  {
    title: 'Konkurs za radno mesto: majstor svetla',
    author: 'Uprava Centra',
    posted: { daysAgo: 62 },
    text: [
      'Popunjava se jedno radno mesto na neodređeno vreme, uz probni rad od tri meseca.',
      'Traži se srednja stručna sprema elektro struke i najmanje dve godine rada na pozornici.',
    ],
    document: 'konkurs-majstor-svetla.pdf',
  },
  {
    title: 'Učešće na Danu starih zanata',
    author: 'Udruženje žena „Vreteno“',
    posted: { daysAgo: 90 },
    text: [
      'Pozivamo zanatlije, tkalje i grnčare da izlažu u bašti i foajeu.',
      'Učešće je besplatno, a sto i natkriven prostor obezbeđuje Centar. Raspored mesta je u tabeli.',
    ],
    document: 'raspored-mesta-dan-starih-zanata.xlsx',
  },
  {
    title: 'Idejno rešenje plakata sezone',
    author: 'Savet galerije',
    posted: { daysAgo: 130 },
    text: [
      'Tražimo plakat koji se vidi sa druge strane trga i pamti do proleća.',
      'Pravo učešća imaju dizajneri i studenti. Nagrada iznosi 50.000 dinara, a izbor radova izlaže se u foajeu.',
    ],
    document: 'konkurs-plakat-sezone.pdf',
  },
];
