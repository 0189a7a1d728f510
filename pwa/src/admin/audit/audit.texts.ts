import { counted } from '../../shared/texts/ui.texts.ts';

export const auditTexts = {
  title: 'Dnevnik izmena',
  subtitle: 'Ko je šta uradio u panelu, najnovije prvo.',
  filters: 'Prikaži samo',
  person: 'Osoba',
  section: 'Sekcija',
  day: 'Dan',
  notADay: 'Upišite postojeći datum, na primer 24.11.2026.',
  everybody: 'Svi',
  everything: 'Sve',
  accounts: 'Nalozi i prijave',
  apply: 'Prikaži',
  clear: 'Poništi',
  count: (count: number) => counted(count, ['zapis', 'zapisa', 'zapisa']),
  caption: 'Dnevnik izmena',
  at: 'Vreme',
  what: 'Šta',
  where: 'Sekcija',
  changes: 'Izmene',
  details: (count: number) => `Izmene (${String(count)})`,
  older: 'Starije',
  newest: 'Na najnovije',
  empty: 'Za ovaj izbor nema zapisa.',
  failed: 'Dnevnik nije učitan.',
  nothing: 'prazno',
  from: 'bilo',
  to: 'sada',
  yes: 'da',
  no: 'ne',
  picture: 'fotografija',
  document: 'dokument',
} as const;

export const AUDIT_ACTIONS: Readonly<Record<string, string>> = {
  create: 'Dodato',
  update: 'Izmenjeno',
  replaceFile: 'Zamenjena datoteka',
  delete: 'Obrisano',
  restore: 'Vraćeno iz korpe',
  restoreVersion: 'Vraćena ranija verzija',
  purge: 'Obrisano zauvek',
  signIn: 'Prijava',
  signInFailed: 'Neuspešna prijava',
  signOut: 'Odjava',
  changeRole: 'Promenjena uloga',
  changeName: 'Promenjeno ime',
  changePassword: 'Promenjena lozinka',
  endSessions: 'Završene ostale prijave',
  resetAsked: 'Zatražena nova lozinka',
  resetLink: 'Izdat link za novu lozinku',
  resetDone: 'Postavljena nova lozinka',
};

/** For fields that no form has or labels differently. */
export const AUDIT_FIELDS: Readonly<Record<string, string>> = {
  accessFacts: 'Pristupačnost termina',
  ageMark: 'Uzrast',
  author: 'Autor',
  caption: 'Natpis',
  datePosted: 'Datum postavljanja',
  dates: 'Termini',
  deletedAt: 'Obrisano',
  deletedByName: 'Obrisao',
  document: 'Dokument',
  documentFileId: 'Dokument',
  email: 'E-pošta',
  eventHappeningDateTime: 'Datum događaja',
  formerDateTime: 'Raniji termin',
  hall: 'Sala',
  image: 'Fotografija',
  imageFileId: 'Fotografija',
  isFree: 'Ulaz slobodan',
  isRented: 'Izdata',
  language: 'Jezik',
  name: 'Ime',
  price: 'Cena',
  productionDate: 'Projekcija',
  programType: 'Vrsta programa',
  rentedTo: 'Kome je izdata',
  roleAccess: 'Sekcije',
  roleId: 'Uloga',
  screenings: 'Projekcije',
  title: 'Naslov',
  yearMade: 'Godina nastanka',
  yearPublished: 'Godina filma',
  moreDocuments: 'Ostali dokumenti',
  youtubeUrl: 'Najava na YouTube-u',
};

/** For values stored as codes. */
export const AUDIT_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  roleId: { 1: 'Administrator', 2: 'Moderator' },
  status: { scheduled: 'kako je najavljeno', cancelled: 'otkazano', moved: 'pomereno' },
};

/** In both genders; the item's title follows. */
export const AUDIT_DEEDS: Readonly<
  Partial<Record<string, { readonly he: string; readonly she: string }>>
> = {
  create: { he: 'dodao', she: 'dodala' },
  update: { he: 'izmenio', she: 'izmenila' },
  replaceFile: { he: 'zamenio datoteku:', she: 'zamenila datoteku:' },
  delete: { he: 'obrisao', she: 'obrisala' },
  restore: { he: 'vratio iz korpe', she: 'vratila iz korpe' },
  restoreVersion: { he: 'vratio ranije stanje:', she: 'vratila ranije stanje:' },
  purge: { he: 'zauvek obrisao', she: 'zauvek obrisala' },
};
