/** Texts of signing in and out. */
export const authTexts = {
  title: 'Prijava',
  email: 'E-pošta',
  password: 'Lozinka',
  login: 'Login',
  loggingIn: 'Prijavljivanje…',
  forgotten: 'Zaboravljena lozinka',
  missing: 'Upišite e-poštu i lozinku.',
  offline: 'Nema veze sa serverom. Proverite internet vezu, pa pokušajte ponovo.',
  tooManyTries:
    'Previše neuspešnih pokušaja. Sačekajte petnaest minuta, pa pokušajte ponovo ili se obratite administratoru.',
  again: {
    title: 'Prijavite se ponovo',
    text: (email: string) =>
      `Vaša prijava (${email}) je istekla. Sve što ste uneli je na svom mestu i biće sačuvano čim upišete lozinku.`,
    cancel: 'Otkazi',
  },
  reset: {
    title: 'Lozinka',
    text: 'Novu lozinku postavlja administrator panela. Obratite mu se lično, telefonom ili e-poštom.',
    back: 'Nazad na prijavu',
  },
} as const;
