import { FILE_SENTENCES } from './fileProblems.texts.ts';
import {
  FILE_PROBLEMS,
  type ErrorCode,
  type FieldError,
  type FieldErrors,
} from '@centar/domain/errorCodes.ts';

/** The client also detects no response and a cancelled upload. */
export type FailureCode = ErrorCode | 'NETWORK' | 'STOPPED';

/** The specification's text, without a better one; the title of the popup. */
export const GENERIC_FAILURE = 'Greska, molimo pokusajte kasnije';

/** The specification's text. */
export const NO_PERMISSION = 'Nemate permisiju';

/** The specification's text for screens of administrators. */
export const NO_ACCESS = 'Nemate pristup ovoj stranici';

/** An earlier attempt was saved although its response was lost, and the form has changed since. */
export const MADE_BEFORE =
  'Prethodni pokušaj je ipak uspeo: stavka je sačuvana bez poslednjih izmena. Nađite je u spisku i tamo unesite izmene.';

/** The upload limit is reached. */
export const tryAgainAt = (time: string): string =>
  `Poslato je mnogo datoteka za kratko vreme. Sledeća može da se pošalje u ${time}. Do tada ostavite ovu stranicu otvorenu.`;

const SENTENCES: Readonly<Record<FailureCode, string>> = {
  BAD_USER_INPUT: 'Proverite označena polja, pa sačuvajte ponovo.',
  UNAUTHENTICATED:
    'Prijava je istekla. Uneti tekst je ostao ovde; prijavite se i sačuvajte ponovo.',
  WRONG_CREDENTIALS: 'Pogresni kredencijali. Pokusajte opet.',
  SECOND_FACTOR_REQUIRED: 'Za ovaj nalog je potreban i drugi korak prijave.',
  SECOND_FACTOR_DUE: 'Pre daljeg rada podesite drugi korak prijave u „Moj nalog“.',
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

export function errorSentence(code: FailureCode): string {
  return SENTENCES[code];
}

/** With the reason for a refused file. */
export function failureText(code: FailureCode, fields: FieldErrors): string {
  const reason = FILE_PROBLEMS.find((one) => one === fields['file']);
  return reason === undefined ? errorSentence(code) : FILE_SENTENCES[reason];
}

export function isFailureCode(code: unknown): code is FailureCode {
  return typeof code === 'string' && Object.hasOwn(SENTENCES, code);
}

const FIELD_SENTENCES: Readonly<Record<FieldError, string>> = {
  ...FILE_SENTENCES,
  required: 'Ovo polje je obavezno.',
  tooLong: 'Tekst je predugačak. Skratite ga.',
  tooMany: 'Ima ih previše. Uklonite neke.',
  tooShort: 'Tekst je prekratak.',
  invalid: 'Proverite šta ste upisali.',
  unknownField: 'Server ne prihvata ovo polje.',
  notADate: 'Upišite postojeći datum, na primer 24.11.2026 20:00.',
  noHour: 'Nedostaje vreme. Upišite ga posle datuma, na primer 24.11.2026 20:00.',
  hourUnclear: 'Vreme posle datuma nije jasno. Upišite ga kao 20:00; ponoć je 00:00 narednog dana.',
  hourSkipped:
    'Tog vremena nema: te noći sat se pomera unapred, sa 02:00 na 03:00. Upišite drugo vreme.',
  notAnInteger: 'Upišite ceo broj.',
  unknownChoice: 'Izaberite jednu od ponuđenih mogućnosti.',
  tooCommon: 'Ovu lozinku je lako pogoditi. Izaberite drugu, na primer nekoliko nepovezanih reči.',
  taken: 'Nalog sa ovom e-poštom već postoji.',
  repeated: 'Isto je upisano dva puta. Ostavite jedno.',
  overlap: 'Vremena se preklapaju. Ispravite jedno od njih.',
  lowContrast: 'Tekst se na ovoj boji ne bi video. Izaberite tamniju ili svetliju.',
  inUse: 'Koristi se u najavljenim događajima. Prvo ih premestite.',
  endBeforeStart: 'Kraj mora biti posle početka.',
  tooEarly: 'Broj se upisuje kad termin počne, a za ono što traje kad se završi.',
  tooLate: 'Ovo je kasnije nego što može da bude. Izaberite raniji trenutak.',
};

export function fieldErrorSentence(error: FieldError): string {
  return FIELD_SENTENCES[error];
}

export function passwordErrorSentence(error: FieldError): string {
  if (error === 'tooShort') return 'Lozinka mora imati najmanje 8 znakova.';
  if (error === 'tooLong') return 'Lozinka može imati najviše 128 znakova.';
  return fieldErrorSentence(error);
}

/** By the label of the field that is empty. */
export const MISSING_SENTENCES: Readonly<Record<string, string>> = {
  Naslov: 'Upišite naslov.',
  Autor: 'Upišite autora.',
  Tema: 'Upišite temu.',
  Opis: 'Upišite opis.',
  Režija: 'Upišite ko je režirao film.',
  Žanr: 'Upišite žanr.',
  Natpis: 'Upišite natpis.',
  Sekcija: 'Izaberite sekciju.',
  Kategorija: 'Izaberite kategoriju.',
  Vrsta: 'Izaberite vrstu.',
  Status: 'Izaberite status.',
  Godina: 'Upišite godinu.',
  'Godina održavanja': 'Upišite godinu održavanja.',
  'Datum i vreme događaja': 'Upišite datum i vreme događaja.',
};
