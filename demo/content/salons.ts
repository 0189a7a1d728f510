import type { ColonyData } from './shapes.ts';

const AUTUMN = 'Jesenji likovni salon';
const YOUNG = 'Likovni salon mladih';

/** Art salons, newest first. */
export const SALONS: readonly ColonyData[] = [
  {
    title: 'Likovni salon mladih',
    type: YOUNG,
    author: 'Savet galerije',
    month: 3,
    yearsAgo: 0,
    text: [
      'Izbor radova srednjoškolaca iz celog okruga.',
      'Od dvesta dvadeset prijavljenih radova izloženo je šezdeset pet. Nagrada je boravak na letnjoj koloniji.',
    ],
    alt: 'Dva trougla i krug koji se preklapaju',
  },
  {
    title: 'Jesenji likovni salon',
    type: AUTUMN,
    author: 'Savet galerije',
    month: 11,
    yearsAgo: 1,
    text: [
      'Salon posvećen kolažu i sečenom papiru.',
      'Trideset osam autora odgovorilo je na poziv da rade samo makazama. Nagradu publike dobila je Ines Bogdanović.',
    ],
    alt: 'Mreža četvrtina kruga na svetloplavoj podlozi',
  },
  {
    title: 'Prva platna',
    type: YOUNG,
    author: 'Vuk Čolaković',
    month: 4,
    yearsAgo: 1,
    text: [
      'Likovni salon mladih: radovi nastali prvim potezom, bez popravki.',
      'Izlagalo je pedeset učenika. Pravilo je bilo jednostavno: jedan sat, jedna četkica.',
    ],
    alt: 'Široki potezi četkom, jedan ukoso',
  },
  {
    title: 'Ravnoteža',
    type: AUTUMN,
    author: 'Milena Đorđević',
    month: 11,
    yearsAgo: 2,
    text: [
      'Jesenji likovni salon o meri, težini i onome što se drži na ivici.',
      'Izlagala su četrdeset četiri autora. Skulptura „Klackalica“ otkupljena je za park ispred Centra.',
    ],
    alt: 'Disk i kuća u ravnoteži na klackalici',
  },
  {
    title: 'Šesnaest i po',
    type: YOUNG,
    author: 'Savet galerije',
    month: 3,
    yearsAgo: 2,
    text: [
      'Likovni salon mladih: autoportreti učenika srednjih škola.',
      'Svaki rad ima isti format, šesnaest i po puta šesnaest i po centimetara, koliko i pločica u foajeu.',
    ],
    alt: 'Šarene geometrijske pločice na tamnoj podlozi',
  },
  {
    title: 'Boja kao ritam',
    type: AUTUMN,
    author: 'Stevan Šćepanović',
    month: 10,
    yearsAgo: 3,
    text: [
      'Jesenji likovni salon apstraktnog slikarstva.',
      'Izbor pedeset radova pratio je koncert savremene muzike, a svaki izlagač dobio je jedan takt partiture.',
    ],
    alt: 'Široki potezi četkom na ružičastoj podlozi',
  },
];
