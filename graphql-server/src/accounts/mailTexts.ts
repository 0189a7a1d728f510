import { formatDateTime } from '@centar/domain/dates.ts';
import type { Mail } from '../platform/mail/mailer.ts';

interface Recipient {
  readonly name: string;
  readonly email: string;
}

/** Plain text, so that no request data becomes markup. */
export function resetLinkMail(
  { name, email }: Recipient,
  centreName: string,
  { url, expiresAt }: { readonly url: string; readonly expiresAt: Date },
): Mail {
  return {
    recipient: email,
    subject: `Nova lozinka – ${centreName}`,
    text: `Poštovani ${name},

za vaš nalog je zatražena nova lozinka. Da biste je postavili, otvorite ovu vezu:

${url}

Veza važi do ${formatDateTime(expiresAt)} i može se upotrebiti samo jednom.
Ako niste vi zatražili novu lozinku, ne morate ništa da uradite: stara i dalje važi.

${centreName}
`,
  };
}

/** About guessed passwords, and why unknown devices are refused. */
export function signInAttemptsMail({ name, email }: Recipient, centreName: string): Mail {
  return {
    recipient: email,
    subject: `Pokušaji prijave na vaš nalog – ${centreName}`,
    text: `Poštovani ${name},

sa više mesta neko pokušava da pogodi lozinku vašeg naloga: u poslednjih sat vremena bilo je
najmanje 100 pogrešnih prijava. Zato prijave sa nepoznatih uređaja sada moraju da čekaju.

Sa uređaja na kom ste se već prijavljivali ulazite kao i do sada. Ako vas prijava odbija, na
strani za prijavu izaberite novu lozinku: kad je postavite vezom iz poruke, ulazite odmah.

Ovakvu poruku šaljemo najviše jednom dnevno.

${centreName}
`,
  };
}

/** The password is known to others. */
export function wrongCodesMail({ name, email }: Recipient, centreName: string, at: Date): Mail {
  return {
    recipient: email,
    subject: `Pogrešan drugi korak prijave – ${centreName}`,
    text: `Poštovani ${name},

pri prijavi na vaš nalog ${formatDateTime(at)} lozinka je bila tačna, a drugi korak pogrešan
pet puta. Niko nije ušao. Ako to niste bili vi, neko zna vašu lozinku: odmah je promenite u „Moj nalog“ i
javite se administratoru.

Ovakvu poruku šaljemo najviše jednom dnevno.

${centreName}
`,
  };
}

export function passwordChangedMail(
  { name, email }: Recipient,
  centreName: string,
  at: Date,
): Mail {
  return {
    recipient: email,
    subject: `Lozinka je promenjena – ${centreName}`,
    text: `Poštovani ${name},

lozinka vašeg naloga promenjena je ${formatDateTime(at)}, a ostale prijave su završene.
Ako to niste bili vi, odmah se javite administratoru.

${centreName}
`,
  };
}

/** The device's name is undefined for an unknown program. */
export function newDeviceMail(
  { name, email }: Recipient,
  centreName: string,
  device: { readonly name: string | undefined; readonly network: string },
  at: Date,
): Mail {
  return {
    recipient: email,
    subject: `Prijava sa novog uređaja – ${centreName}`,
    text: `Poštovani ${name},

na vaš nalog je ${formatDateTime(at)} neko prvi put ušao sa ovog uređaja:

${device.name ?? 'nepoznat program'}, sa mreže ${device.network}

Ako ste to bili vi, ne morate ništa da uradite. Ako niste, odmah promenite lozinku i u „Moj nalog“
odjavite ostale uređaje, pa se javite administratoru.

${centreName}
`,
  };
}

/** `what`: `dodat je ključ za prijavu`. */
export function factorChangedMail(
  { name, email }: Recipient,
  centreName: string,
  what: string,
  at: Date,
): Mail {
  return {
    recipient: email,
    subject: `Promenjen način prijave – ${centreName}`,
    text: `Poštovani ${name},

način prijave na vaš nalog promenjen je ${formatDateTime(at)}: ${what}. Ostale prijave su završene.
Ako to niste bili vi, odmah se javite administratoru.

${centreName}
`,
  };
}
