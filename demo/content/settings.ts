import { NO_ALERT } from '@centar/domain/alert.ts';
import type { HallFact } from '@centar/domain/accessFacts.ts';
import type { Settings } from '@centar/domain/centre.ts';

/** The same on all weekdays, and on both days of the weekend. Demo content falls on any day of a week: no day is closed. */
const week = (
  weekdays: readonly [string, string],
  weekend: readonly [string, string],
): Settings['hours']['house'] => ({
  ponedeljak: [[...weekdays]],
  utorak: [[...weekdays]],
  sreda: [[...weekdays]],
  četvrtak: [[...weekdays]],
  petak: [[...weekdays]],
  subota: [[...weekend]],
  nedelja: [[...weekend]],
});

const hall = (
  id: string,
  name: string,
  seats: number,
  access: string,
  ...accessFacts: HallFact[]
): Settings['halls']['halls'][number] => ({ id, name, seats, access, accessFacts });

/** The settings of the fictional centre. */
export const DEMO_SETTINGS: Settings = {
  identity: {
    name: 'Centar za kulturu Jasengrad',
    shortName: 'CKJ',
    town: 'Jasengrad',
    description: 'Pozorište, muzika, film, izložbe i razgovori u srcu Jasengrada, svakog dana.',
    founder: 'Opština Jasengrad',
    registrationNumber: '12345678',
    taxNumber: '123456789',
    defaultScript: 'latin',
  },
  contact: {
    street: 'Trg slobode 4',
    postalCode: '36999',
    city: 'Jasengrad',
    country: 'RS',
    phone: '036 555 014',
    email: 'kontakt@ckj.example',
    latitude: 43.1367,
    longitude: 20.5122,
    facebook: 'https://www.facebook.com/ckjasengrad.example',
    instagram: 'https://www.instagram.com/ckjasengrad.example',
    tiktok: 'https://www.tiktok.com/@ckjasengrad.example',
    youtube: 'https://www.youtube.com/@ckjasengrad.example',
    externalProgramList: '/programs-list',
  },
  hours: {
    house: week(['09:00', '22:00'], ['09:00', '22:00']),
    boxOffice: week(['10:00', '20:00'], ['16:00', '20:00']),
    exceptions: [],
  },
  about: {
    lead: 'Kuća u kojoj grad gleda, sluša, čita i pravi, od prve probe amaterskog pozorišta do danas.',
    story: `Centar za kulturu Jasengrad je ustanova kulture koju je osnovala opština i mesto na kojem se grad sreće: na predstavi, koncertu, projekciji, izložbi ili na probi svog ansambla.

Počelo je od amaterskog pozorišta kojem je trebala pozornica. Uz glumce su došli hor i folklorni ansambl, zatim bioskop, galerija na prvom spratu i mala sala za književne večeri i tribine. Zgrada se u međuvremenu više puta obnavljala, a pozornica je ostala na svom mestu.

Program pravimo sa gradom, a ne samo za njega. Domaći ansambli nastupaju na istoj sceni kao i gosti, škole dolaze na jutarnje predstave i filmske časove, a mladi uređuju sopstveni program. U kući rade i Američki i Turski kutak, sa čitaonicama, filmskim večerima i radionicama.

Rad Centra je javan: konkurse i javne nabavke objavljujemo na ovom sajtu, zajedno sa dokumentacijom. Ako imate predlog za program, želite da nastupate ili tražite prostor za probu, pišite nam ili svratite.`,
    figures: [
      {
        value: '1962',
        label: 'Godina prve predstave',
        text: 'Šest decenija neprekidnog rada u istoj zgradi na Trgu slobode.',
      },
      {
        value: '420',
        label: 'Mesta u velikoj sali',
        text: 'Obnovljena akustika, pristup za kolica i indukciona petlja.',
      },
      {
        value: '180',
        label: 'Programa godišnje',
        text: 'Polovina je besplatna, a za decu su sva jutra nedeljom.',
      },
      {
        value: '14',
        label: 'Ansambala i radionica',
        text: 'Hor, folklor, gluma, keramika, strip i film za sve uzraste.',
      },
    ],
    garden: [
      {
        title: 'Bašta',
        text: 'Od maja do septembra deo programa seli se pod krošnje: koncerti, čitanja i letnji bioskop, koji počinje kad padne mrak. Ako pada kiša, događaj se održava u maloj sali.',
      },
      {
        title: 'Foaje',
        text: 'U foajeu se čeka početak predstave, ali se i pije kafa, razgledaju manje izložbe i razmenjuju knjige. Otvoren je u radno vreme Centra i kada nema programa.',
      },
    ],
  },
  halls: {
    halls: [
      hall(
        'velika-sala',
        'Velika sala',
        420,
        'Četiri mesta za kolica, u prvom redu.',
        'stepFree',
        'wheelchairPlaces',
        'hearingLoop',
        'accessibleToilet',
        'parking',
      ),
      hall('mala-sala', 'Mala sala', 96, 'Lift iz foajea.', 'lift', 'wheelchairPlaces'),
      hall('galerija', 'Galerija', 60, 'Prvi sprat, lift iz foajea.', 'lift', 'accessibleToilet'),
      hall('foaje', 'Foaje', 80, '', 'stepFree', 'accessibleToilet', 'parking'),
      hall('citaonica', 'Čitaonica', 40, 'Prvi sprat, lift iz foajea.', 'lift', 'hearingLoop'),
      hall('americki-kutak', 'Američki kutak', 30, '', 'stepFree'),
      hall('turski-kutak', 'Turski kutak', 30, '', 'stepFree'),
      hall('centar-za-mlade', 'Centar za mlade', 50, 'Ulaz iz dvorišta, tri stepenika.'),
      hall('basta', 'Bašta', 150, '', 'stepFree', 'parking'),
    ],
  },
  appearance: { mainColour: '', accentColour: '', hiddenTypes: [] },
  texts: {
    homeTitle: '',
    aboutTitle: '',
    emptyTexts: { programs: '', news: '', cinema: '', competitions: '', procurements: '' },
    keepScript: [],
    accessibility: '',
    privacy: '',
    terms: '',
  },
  alert: NO_ALERT,
};
