export const authTexts = {
  title: 'Prijava',
  email: 'E-pošta',
  show: 'Prikaži lozinku',
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
    title: 'Nova lozinka',
    email: 'E-pošta',
    newPassword: 'Nova lozinka',
    confirmPassword: 'Potvrdite lozinku',
    passwordHelp: 'Najmanje 8 znakova.',
    textWithoutCode:
      'Upišite email svog naloga i novu lozinku. Na tu adresu stiže link, a lozinka se menja tek kada je pomoću njega potvrdite.',
    textWithCode:
      'Upišite email svog naloga i novu lozinku. Posle izmene se prijavljujete ponovo na svim uređajima.',
    submit: 'Izmeni lozinku',
    unequal: 'Greska prilikom provere lozinki. Unesite opet.',
    sent: 'Ako nalog sa ovom adresom postoji, poslat je link za izmenu lozinke.',
    sentText:
      'Otvorite ga na ovom ili drugom uređaju u narednih petnaest minuta. Ako ne stigne, link možete dobiti i od administratora.',
    problem: 'Problem prilikom izmene passworda',
    problemText: 'Molimo proverite da li ste dobro uneli email.',
    problemHint: 'Link važi kratko i samo jednom. Ako je email tačan, zatražite novi link.',
    anew: 'Zatraži novi link',
    tooManyTries: 'Previše pokušaja. Sačekajte jedan sat ili zatražite link od administratora.',
    done: 'Lozinka je izmenjena. Prijavite se novom lozinkom.',
    back: 'Nazad na prijavu',
  },
} as const;
