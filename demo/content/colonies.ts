import type { ColonyData } from './shapes.ts';

const SANDZAK = 'Sandzacka inspiracija';
const SOPOCANI = 'Sopocanski dani';

/** Art colonies, newest first. */
export const COLONIES: readonly ColonyData[] = [
  {
    title: 'Sandzacka inspiracija',
    type: SANDZAK,
    author: 'Emina Ljajić',
    month: 8,
    yearsAgo: 0,
    text: [
      'Međunarodna kolonija u planini, postavka u foajeu.',
      'Šesnaest umetnika iz sedam zemalja radilo je petnaest dana u planinarskom domu. Tema je bila „Trag“, a svako je ostavio po jedan rad zbirci Centra.',
    ],
    alt: 'Polukrugovi u crvenoj i crnoj boji',
  },
  {
    title: 'Sopocanski dani',
    type: SOPOCANI,
    author: 'Milena Đorđević',
    month: 6,
    yearsAgo: 0,
    text: [
      'Dvanaest slikara, deset dana u manastirskom konaku.',
      'Radilo se pretežno na papiru i drvetu, po ugledu na boje starog zidnog slikarstva. Izložba radova obići će još tri grada.',
    ],
    alt: 'Noć sa mesecom nad brdima',
  },
  {
    title: 'Platna na livadi',
    type: SANDZAK,
    author: 'Petar Ž. Nešić',
    month: 8,
    yearsAgo: 1,
    text: [
      'Kolonija pod otvorenim nebom: slikalo se samo dok ima svetla.',
      'Četrnaest slikara i dve vajarke radili su na livadama iznad grada. Poslednjeg dana svako je slikao tuđi štafelaj.',
    ],
    alt: 'Tri štafelaja na livadi',
  },
  {
    title: 'Kamen i kupola',
    type: SOPOCANI,
    author: 'Stevan Šćepanović',
    month: 6,
    yearsAgo: 1,
    text: [
      'Deset dana crtanja arhitekture, od temelja do krsta.',
      'Učesnici su radili u uglju i tušu, a sa studentima arhitekture napravili su i maketu konaka u razmeri jedan prema pedeset.',
    ],
    alt: 'Bela crkva sa crvenom kupolom među brdima',
  },
  {
    title: 'Visoravan',
    type: SANDZAK,
    author: 'Ana Hadžić',
    month: 7,
    yearsAgo: 2,
    text: [
      'Kolonija posvećena senu, vetru i dugim senkama.',
      'Osam umetnica provelo je dve nedelje u katunu. Iz kolonije je nastao ciklus od trideset akvarela.',
    ],
    alt: 'Plastovi sena na visoravni i planine u pozadini',
  },
  {
    title: 'Dole je reka',
    type: SOPOCANI,
    author: 'Vuk Čolaković',
    month: 6,
    yearsAgo: 2,
    text: [
      'Crteži kanjona: svakog dana sa druge stene.',
      'Devet crtača pratilo je reku od izvora do ušća. Radovi su objavljeni kao mapa u sto primeraka.',
    ],
    alt: 'Kanjon viđen odozgo i mali brod na reci',
  },
];
