import { quoted } from './quoted.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const rowWords = { onSite: 'Pogledaj na sajtu', edit: 'Izmeni', remove: 'Obriši' } as const;

const size = ({ width, height }: Size): string => `${String(width)} × ${String(height)}`;

export const staffTexts = {
  panel: 'Admin panel',
  dashboard: 'Dashboard',
  toSite: 'Idi na sajt',
  siteMenu: 'Meni sajta',
  permissions: 'Permisije',
  groups: { content: 'Sadržaj', programs: 'Programi', collections: 'Zbirke' },
  home: 'Početna',
  users: 'Korisnici',
  allUsers: 'Lista svih korisnika',
  addUser: 'Dodaj korisnika',
  details: 'Pogledaj detalje',
  cards: { programs: 'Programi', news: 'Vesti i Novosti', cinema: 'Bioskop', other: 'Ostalo' },
  greeting: (name: string) => `Dobro došli, ${name}`,
  yourSections: 'Ovo su sekcije koje uređujete.',
  noSections: 'Još vam nije dodeljena nijedna sekcija. Obratite se administratoru.',
  hiddenSections:
    'Sekcije koje uređujete trenutno se ne prikazuju na sajtu. Prikazuje ih administrator u podešavanjima.',
  notFound: 'Ova stranica panela ne postoji.',
  notFoundText: 'Proverite adresu ili se vratite na početak panela.',
  backToPanel: 'Na početak panela',
  noPermissionText:
    'Ovu sekciju uređuju druge kolege. Ako vam je potrebna, obratite se administratoru.',
  noAccessText: 'Ovu stranicu otvaraju samo administratori.',
  programsDashboard: 'Programi',
  programsDashboardText: 'Izaberite vrstu programa koju uređujete.',
  otherDashboard: 'Ostalo',
  otherDashboardText: 'Izaberite sekciju koju uređujete.',
  noOtherSections: 'Nijedna od vaših sekcija nije u delu „Ostalo“. Uređujete:',
  competitions: 'Konkursi',
  filmPrograms: 'Filmski program',
  account: 'Moj nalog',
  audit: 'Dnevnik izmena',
  board: 'Raspored sala',
  reservations: 'Rezervacije',
  save: 'Sacuvaj',
  cancel: 'Otkazi',
  rowWords,
  onSite: (title: string) => `${rowWords.onSite}: ${title}`,
  editItem: (title: string) => `${rowWords.edit}: ${title}`,
  removeItem: (title: string) => `${rowWords.remove}: ${title}`,
  ownPage: 'Otvori na posebnoj strani, sa ranijim verzijama',
  lastChange: 'Poslednja izmena',
  unsaved: 'Izmene nisu sačuvane.',
  unsavedSince: (time: string) => `Izmene nisu sačuvane. Čuvaju se na ovom uređaju od ${time}.`,
  discardChanges: 'Odbaci izmene',
  found: (time: string, title: string) => `Imate nesačuvan unos od ${time}${title && `: ${title}`}`,
  restore: 'Nastavi',
  discard: 'Odbaci',
  saved: 'Izmene su sačuvane.',
  waiting: {
    fields: 'Uneti podaci',
    savedAndNot: (saved: string, failed: string) => `Sačuvano: ${saved}. Nije sačuvano: ${failed}.`,
    nothing: 'Ništa nije sačuvano. Uneti podaci i izabrane datoteke ostaju ovde.',
    stopped: 'Otpremanje je prekinuto.',
    again: (files: string) => `Uređaj ne čuva datoteke. Ponovo izaberite: ${files}.`,
    leave: 'Nije sačuvano. Želite li ipak da odete?',
    answers: { confirmLabel: 'Idi', cancelLabel: 'Ostani' },
  },
  changedAt: (time: string) => `Poslednja izmena: ${time}`,
  /** `choose` and `saved` are the specification's. */
  picture: {
    label: 'Fotografija',
    optional: 'Fotografija (nije obavezno)',
    alt: 'Opis fotografije',
    altHint: 'Jedna rečenica za posetioce koji fotografiju ne vide.',
    save: 'Sačuvaj fotografiju',
    choose: 'Izaberite fotografiju',
    saved: 'Usesno azurirana fotografija',
  },
  conflict: {
    caption: 'Razlike između dve verzije',
    field: 'Polje',
    theirs: 'Verzija kolege',
    mine: 'Vaša verzija',
    keepMine: 'Sačuvaj moju verziju',
    takeTheirs: 'Preuzmi verziju kolege',
  },
  file: {
    help: {
      image: '.jpg, .jpeg ili .png, najviše 10 MB',
      document: '.pdf, .xlsx ili .docx, najviše 20 MB',
    },
  },
  notAdded: (names: string, why: string) => `Nije dodato: ${names}. ${why}`,
  dateQuestions: {
    title: 'Da li su datumi tačni?',
    isOver: (moment: string) => `Termin je već prošao: ${moment}.`,
    isLong: (moment: string) => `Traje više od godinu dana, do ${moment}.`,
    isClosed: (day: string) => `Tog dana je zatvoreno: ${day}.`,
    answers: { confirmLabel: 'Tačni su, sačuvaj', cancelLabel: 'Ispravi' },
  },
  othersEditing: (people: readonly { readonly name: string; readonly since: string }[]) => {
    const [only] = people;
    if (only && people.length === 1) return `${only.name} ovo upravo uređuje, od ${only.since}.`;
    const listed = people.map(({ name, since }) => `${name} (od ${since})`);
    return `${listed.slice(0, -1).join(', ')} i ${String(listed.at(-1))} ovo upravo uređuju.`;
  },
  sameTitle: (title: string, changed: string) =>
    `Već postoji ${quoted(title)}, poslednja izmena ${changed}. Možda je isto uneto dva puta.`,
  openSame: 'Pogledaj postojeće',
  sameEvent: (title: string, moment: string, hall: string) =>
    `Već postoji ${quoted(title)}, ${[moment, hall].filter(Boolean).join(', ')}. Možda je isto uneto dva puta.`,
  smallPicture: ({ width, height }: Size, least: Size) =>
    `Slika je mala: ${size({ width, height })} tačaka. Za ovo mesto treba bar ${size(least)}, inače će biti mutna.`,
  samePicture: (title: string) =>
    title === ''
      ? 'Ista fotografija je već ovde.'
      : `Ista fotografija već postoji: ${quoted(title)}. Možda je poslata dva puta.`,
  today: (time: string) => `danas ${time}`,
  yesterday: (time: string) => `juče ${time}`,
  failedList: 'Spisak nije učitan.',
  copyMissing: 'Fotografija slične stavke nije preuzeta. Izaberite je.',
  failedItem: 'Stavka nije učitana.',
} as const;
