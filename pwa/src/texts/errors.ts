import type { ErrorCode, FieldError } from '../../../domain/errorCodes.ts';

/** Failures that only the screen knows: no answer from the server, an upload that was stopped. */
export type FailureCode = ErrorCode | 'NETWORK' | 'STOPPED';

/** The specification's sentence for any failure that has no better one; the title of the popup. */
export const GENERIC_FAILURE = 'Greska, molimo pokusajte kasnije';

/** The specification's sentence for what a person has no right to do. */
export const NO_PERMISSION = 'Nemate permisiju';

const SENTENCES: Readonly<Record<FailureCode, string>> = {
  BAD_USER_INPUT: 'Proverite označena polja, pa sačuvajte ponovo.',
  UNAUTHENTICATED:
    'Prijava je istekla. Uneti tekst je ostao ovde; prijavite se i sačuvajte ponovo.',
  WRONG_CREDENTIALS: 'Pogresni kredencijali. Pokusajte opet.',
  FORBIDDEN: NO_PERMISSION,
  CSRF_MISMATCH: 'Prijava više ne važi u ovom prozoru. Osvežite stranicu; uneti tekst je sačuvan.',
  NOT_FOUND: 'Ova stavka ne postoji ili je u međuvremenu obrisana.',
  METHOD_NOT_ALLOWED: 'Server ne prihvata ovu radnju.',
  CONFLICT: 'Kolega je u međuvremenu izmenio ovu stavku.',
  TOO_LARGE: 'Datoteka je prevelika. Izaberite manju.',
  WRONG_FILE_KIND: 'Ova vrsta datoteke nije dozvoljena.',
  TOO_MANY_TRIES: 'Previše pokušaja. Sačekajte nekoliko minuta, pa pokušajte ponovo.',
  INTERNAL_SERVER_ERROR: 'Server trenutno ne može da obavi ovu radnju. Ništa nije izgubljeno.',
  UNAVAILABLE: 'Server je trenutno zauzet. Pokušajte ponovo za koji trenutak.',
  STORAGE_FULL: 'Na serveru nema više mesta. Obavestite osobu koja ga održava.',
  NETWORK: 'Nema veze sa serverom. Proverite internet vezu, pa pokušajte ponovo.',
  STOPPED: 'Otpremanje je prekinuto. Ništa nije sačuvano.',
};

/** What the screen says about a failure. */
export function errorSentence(code: FailureCode): string {
  return SENTENCES[code];
}

/** Is this one of the failures that the screen has a sentence for? */
export function isFailureCode(code: unknown): code is FailureCode {
  return typeof code === 'string' && Object.hasOwn(SENTENCES, code);
}

const FIELD_SENTENCES: Readonly<Record<FieldError, string>> = {
  required: 'Ovo polje je obavezno.',
  tooLong: 'Tekst je predugačak. Skratite ga.',
  tooShort: 'Tekst je prekratak.',
  invalid: 'Proverite šta ste upisali.',
  unknownField: 'Server ne prihvata ovo polje.',
  notADate: 'Upišite postojeći datum, na primer 24.11.2026 20:00.',
  notAnInteger: 'Upišite ceo broj.',
  unknownChoice: 'Izaberite jednu od ponuđenih mogućnosti.',
};

/** What stands under a faulty field. */
export function fieldErrorSentence(error: FieldError): string {
  return FIELD_SENTENCES[error];
}
