import { counted } from '../../shared/texts/ui.texts.ts';

export const usersTexts = {
  list: 'Lista korisnika',
  name: 'Ime',
  email: 'Email',
  created: 'Datum kreiranja',
  roles: { administrator: 'Administrator', moderator: 'Moderator' },
  editsAll: 'sve sekcije',
  editsNothing: 'nijedna sekcija',
  update: 'Azuriraj',
  updateUser: (name: string) => `Azuriraj: ${name}`,
  remove: 'Obrisi',
  removeUser: (name: string) => `Obrisi: ${name}`,
  add: 'Dodaj korisnika',
  profile: 'Izmeni profil',
  newName: 'Unesi novo ime',
  sections: 'Sekcije',
  chosen: (count: number, all: number) => `izabrano ${String(count)} od ${String(all)}`,
  administratorSections:
    'Administrator uređuje sve sekcije; izbor važi ako mu se uloga promeni u moderatora.',
  updated: 'Usesno azuriran korisnik!',
  updatedText: 'Uspesno ste azurirali korisnika!',
  question: 'Da li ste sigurni da zelite da obrisete korisnika?',
  removed: 'Usesno obrisan korisnik!',
  removedText: 'Uspesno ste obrisali korisnika!',
  createdDone: 'Korisnik je dodat.',
  role: {
    action: 'Uloga',
    ofUser: (name: string) => `Uloga: ${name}`,
    promote: (name: string) => `Da li ${name} treba da postane administrator?`,
    promoteText:
      'Administrator uređuje sve sekcije, dodaje i briše korisnike i menja im prava. Korisnik će morati ponovo da se prijavi.',
    demote: (name: string) => `Da li ${name} treba da postane moderator?`,
    demoteText:
      'Moderator uređuje samo sekcije koje su mu dodeljene. Korisnik će morati ponovo da se prijavi.',
    demoteSelf: 'Gubite prava administratora i morate ponovo da se prijavite.',
    changed: 'Uloga je promenjena.',
    changedText: (name: string, role: string) => `${name}: ${role}`,
  },
  link: {
    action: 'Link za lozinku',
    ofUser: (name: string) => `Link za lozinku: ${name}`,
    text: (name: string) =>
      `Predajte ovaj link lično korisniku (${name}). Njime sam postavlja novu lozinku. Stariji linkovi više ne važe.`,
    label: 'Jednokratni link',
    until: (time: string) =>
      `Važi do ${time}, samo jednom. Kada zatvorite prozor, više se ne prikazuje.`,
  },
  factor: {
    of: (words: string) => `Drugi korak: ${words}`,
    action: 'Drugi korak',
    ofUser: (name: string) => `Drugi korak: ${name}`,
    none: 'nema',
    passkeys: (count: number) => counted(count, ['ključ', 'ključa', 'ključeva']),
    totp: 'kodovi iz aplikacije',
    due: (moment: string) => `rok ${moment}`,
    demanded: 'obavezan',
    title: (name: string) => `Drugi korak: ${name}`,
    always: 'Od administratora se drugi korak uvek traži.',
    demandText:
      'Posle sledeće prijave ima 14 dana da podesi ključ ili kodove, ako server nije podešen drugačije.',
    demand: 'Traži drugi korak',
    withdraw: 'Ne traži više',
    demandedDone: (name: string) => `${name}: drugi korak se traži.`,
    withdrawnDone: (name: string) => `${name}: drugi korak se više ne traži.`,
    removeText:
      'Ako je ostao bez ključa, telefona i rezervnih kodova, uklonite mu sve: prijaviće se samo lozinkom. Uverite se da vas je zaista on pozvao. Razlog ostaje u dnevniku.',
    own: 'Svoj drugi korak menjate u „Moj nalog“.',
    reason: 'Razlog',
    remove: 'Ukloni drugi korak',
    signOutText:
      'Ako mu je uređaj izgubljen ili ukraden, završite sve njegove prijave. Lozinka i drugi korak ostaju.',
    signOut: 'Odjavi na svim uređajima',
    signedOutDone: (name: string) => `${name}: prijave na svim uređajima su završene.`,
    removedDone: (name: string) => `${name}: drugi korak je uklonjen, prijave su završene.`,
  },
  refusals: {
    self: 'Ne možete da obrišete sopstveni nalog. To može da uradi drugi administrator.',
    lastAdministrator:
      'Ovo je jedini administrator. Najpre dodelite ulogu administratora još nekome.',
    changedMeanwhile: 'Kolega je u međuvremenu izmenio ovog korisnika. Spisak je osvežen.',
    gone: 'Ovaj korisnik je u međuvremenu obrisan. Spisak je osvežen.',
  },
  create: {
    title: 'Kreiraj korisnika',
    crumb: 'Dodaj korisnika',
    intro: 'Novi korisnik je moderator i uređuje samo sekcije koje izaberete.',
    password: 'Lozinka',
    passwordHelp: 'Najmanje 8 znakova. Korisnik je posle prijave može promeniti u svom nalogu.',
  },
  blank: {
    name: 'Username field cannot be blank!',
    email: 'Email field cannot be blank!',
    password: 'Password field cannot be blank!',
  },
  emailInvalid: 'Upišite celu adresu, na primer ime@centar.rs.',
} as const;
