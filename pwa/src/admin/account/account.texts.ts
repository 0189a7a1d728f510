import { counted } from '../../shared/texts/ui.texts.ts';

/** Texts of the account page. */
export const accountTexts = {
  title: 'Moj nalog',
  name: 'Ime',
  nameTitle: 'Moje ime',
  nameText: 'Pod ovim imenom vas vide kolege, a beleži se i uz svaku izmenu.',
  saveName: 'Sačuvaj ime',
  nameSaved: 'Ime je sačuvano.',
  passwordTitle: 'Lozinka',
  passwordText:
    'Posle izmene ostajete prijavljeni ovde, a na ostalim uređajima se prijavljujete ponovo.',
  currentPassword: 'Sadašnja lozinka',
  newPassword: 'Nova lozinka',
  confirmPassword: 'Potvrdite novu lozinku',
  passwordHelp: 'Najmanje 8 znakova.',
  savePassword: 'Izmeni lozinku',
  passwordSaved: 'Lozinka je izmenjena. Ostale prijave su završene.',
  wrongPassword: 'Ovo nije vaša sadašnja lozinka.',
  unequal: 'Lozinke nisu iste. Upišite ih ponovo.',
  sessionsTitle: 'Moje prijave',
  sessionsText: 'Uređaji na kojima ste trenutno prijavljeni.',
  device: 'Uređaj',
  unknownDevice: 'Nepoznat uređaj',
  deviceOf: (browser: string, system: string) => `${browser}, ${system}`,
  thisDevice: 'ovaj uređaj',
  signedInAt: 'Prijava',
  lastSeen: 'Poslednja aktivnost',
  expires: 'Važi do',
  endOthers: 'Odjavi ostale uređaje',
  ended: (count: number) => `Završeno: ${counted(count, ['prijava', 'prijave', 'prijava'])}.`,
  noOthers: 'Niste prijavljeni nigde drugde.',
} as const;
