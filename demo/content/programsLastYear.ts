import type { ProgramData } from './shapes.ts';

/**
 * Programmes of the season before, latest first: more than a year ago, so that the archive goes back into another year on
 * every day of the first start.
 */
export const PROGRAMS_LAST_YEAR: readonly ProgramData[] = [
  {
    title: 'Kamerno veče',
    type: 'Muzicki program',
    author: 'Ansambl „Modrina“',
    day: -371,
    time: '19:30',
    end: '21:00',
    place: 'Velika sala',
    price: '400 din.',
    text: [
      'Četiri instrumenta, tri veka i jedan bis koji niko nije najavio.',
      'Ansambl „Modrina“ prvi put je svirao u našoj sali i obećao da će se vratiti. Snimak je sačuvan u zbirci Centra.',
    ],
    alt: 'Četiri violine na svetloj podlozi',
  },
  {
    title: 'Maska i ogledalo',
    type: 'Dramski program',
    author: 'Amatersko pozorište Jasengrad',
    day: -380,
    time: '20:00',
    end: '21:40',
    place: 'Velika sala',
    price: '300 din.',
    text: [
      'Komedija zabune u dva čina, sa trinaest uloga i osmoro glumaca.',
      'Predstava je odigrana devet puta, a sa festivala amatera donela je nagradu za kostim.',
    ],
    alt: 'Maska, pola nasmejana i pola tužna',
  },
  {
    title: 'Pitaj arhitektu',
    type: 'Tribinski program',
    author: 'Društvo arhitekata',
    day: -394,
    time: '18:00',
    end: '20:00',
    place: 'Mala sala',
    price: 'ulaz slobodan',
    text: [
      'Sugrađani pitaju, arhitekte crtaju odgovore na tabli.',
      'Za dva sata postavljeno je četrdeset pitanja, najviše o starom mostu. Crteži su ostali u čitaonici.',
    ],
    alt: 'Dva oblačića razgovora koji se preklapaju',
  },
  {
    title: 'Roman u nastavcima',
    type: 'Knjizevni program',
    author: 'Jelisaveta Arsić',
    day: -408,
    time: '19:00',
    end: '20:30',
    place: 'Čitaonica',
    price: 'ulaz slobodan',
    text: [
      'Autorka je čitala poglavlje, a publika predlagala kako se nastavlja.',
      'Od pet ponuđenih završetaka izabran je onaj koji je predložila najmlađa slušateljka.',
    ],
    alt: 'Otvorena knjiga iz koje poleću ptice',
  },
  {
    title: 'Igre sa tri obale',
    type: 'Tradicionalni program',
    author: 'Ansambl „Kolovrat“',
    day: -421,
    time: '19:00',
    end: '21:00',
    place: 'Velika sala',
    price: '300 din.',
    text: [
      'Igre tri susedna kraja, u nošnjama koje su igrači sami obnovili.',
      'Ansambl „Kolovrat“ izveo je sedam spletova, a u poslednjoj je igrala i publika.',
    ],
    alt: 'Igrači u kolu viđeni odozgo',
  },
  {
    title: 'Mozaik od dugmadi',
    type: 'Likovni program',
    author: 'Radionica „Šara“',
    day: -437,
    time: '18:00',
    end: '20:00',
    place: 'Galerija',
    price: 'ulaz slobodan',
    text: [
      'Izložba mozaika od šest hiljada dugmadi, skupljenih po celom gradu.',
      'Svako dugme ima svoju priču, a najlepše su zapisane pored radova. Izložbu je napravilo četrdeset učenika.',
    ],
    alt: 'Pločice sa geometrijskim oblicima',
  },
];
