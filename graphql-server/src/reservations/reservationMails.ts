import { showStart } from '@centar/domain/allDay.ts';
import { timesOf, type EventTimes } from '@centar/domain/eventState.ts';
import { takesPlace } from '@centar/domain/reservations.ts';
import { inScript, type Script } from '@centar/domain/scriptAddress.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { toldTimes, type DateFacts } from './dates.ts';

/** By the beginning of their subjects mails are found when a person is erased. */
export const SUBJECTS: Readonly<Record<Script, string>> = {
  latin: 'Rezervacija',
  cyrillic: 'Резервација',
};

interface Reserved {
  readonly email: string;
  readonly places: number;
  readonly state: string;
}

export interface Sender {
  readonly centreName: string;
  readonly publicUrl: string;
  readonly script: Script;
  readonly write: WriteText;
}

/** A text, or one that has links and is written already. */
type Part = string | { readonly written: string };

const placesText = (count: number): string =>
  `${String(count)} ${count % 10 === 1 && count % 100 !== 11 ? 'mesto' : 'mesta'}`;

const whenAndWhere = ({ place, ...date }: Pick<DateFacts, 'at' | 'endsAt' | 'place'>): string =>
  timeAndPlace(timesOf(date), place);

const timeAndPlace = (times: EventTimes, place: string): string =>
  [showStart(times), place].filter(Boolean).join(', ');

const dateText = (date: DateFacts): string => `${date.title}\n${whenAndWhere(date)}`;

const ERASED = 'Vaše podatke brišemo 30 dana posle termina.';
const EARLIER_LINK =
  'Rezervaciju možete promeniti ili otkazati vezom iz poruke kojom smo je potvrdili.';

/** Nothing that a visitor typed: who typed the address may not be its owner. */
function mail(
  email: string,
  subject: string,
  parts: readonly Part[],
  { centreName, script, write }: Sender,
): Mail {
  const text = ['Poštovani,', ...parts.filter(Boolean), centreName]
    .map((part) => (typeof part === 'string' ? write(part) : part.written))
    .join('\n\n');
  return {
    recipient: email,
    subject: `${SUBJECTS[script]}: ${write(subject)}`,
    text: `${text}\n`,
  };
}

function linkTexts(date: DateFacts, link: string, sender: Sender): Part[] {
  const { publicUrl, script, write } = sender;
  const calendar = publicUrl + inScript(script, `/kalendar/${date.dateKey}.ics`);
  return [
    'Rezervaciju pogledajte, promenite ili otkažite ovom vezom:',
    { written: link },
    date.path && { written: `${write('Za vaš kalendar:')} ${calendar}` },
  ];
}

const NOT_YOU = 'Ako niste vi rezervisali, otvorite vezu i otkažite, da mesto ne bi ostalo prazno.';

export function reservedMail(date: DateFacts, own: Reserved, link: string, sender: Sender): Mail {
  const what =
    own.state === 'waiting'
      ? `na listi čekanja ste, traženo: ${placesText(own.places)}. Javićemo vam čim se mesta oslobode.`
      : `za vas je rezervisano: ${placesText(own.places)}.`;
  const parts = [what, dateText(date), ...linkTexts(date, link, sender), NOT_YOU, ERASED];
  return mail(own.email, date.title, parts, sender);
}

/** To the owner of a mailbox with which someone reserved again. */
export function knownMail(date: DateFacts, own: Reserved, link: string, sender: Sender): Mail {
  const state = own.state === 'waiting' ? 'na listi čekanja' : 'rezervisano';
  const parts = [
    `sa vaše adrese ponovo je tražena rezervacija. Već je imate (${state}: ${placesText(own.places)}) i ona je ostala ista.`,
    dateText(date),
    ...linkTexts(date, link, sender),
    'Veza iz ranije poruke više ne važi.',
    ERASED,
  ];
  return mail(own.email, date.title, parts, sender);
}

export function promotedMail(date: DateFacts, own: Reserved, link: string, sender: Sender): Mail {
  const parts = [
    `mesta su se oslobodila: više niste na listi čekanja, za vas je rezervisano: ${placesText(own.places)}.`,
    dateText(date),
    ...linkTexts(date, link, sender),
    'Veza iz ranije poruke više ne važi. Ako ne možete da dođete, otkažite, da mesto dobije neko drugi.',
    ERASED,
  ];
  return mail(own.email, date.title, parts, sender);
}

export function cancelledMail(date: DateFacts, own: Reserved, sender: Sender): Mail {
  const parts = ['vaša rezervacija je otkazana.', dateText(date), ERASED];
  return mail(own.email, date.title, parts, sender);
}

export function movedReservationMail(
  from: DateFacts,
  to: DateFacts,
  own: Reserved,
  sender: Sender,
): Mail {
  const what =
    own.state === 'waiting'
      ? `na listi čekanja ste, traženo: ${placesText(own.places)}.`
      : `rezervisano: ${placesText(own.places)}.`;
  const parts = [
    'vašu rezervaciju smo prebacili na drugi termin.',
    `Ranije: ${from.title}, ${whenAndWhere(from)}`,
    `Sada: ${to.title}, ${whenAndWhere(to)}`,
    `Za novi termin: ${what}`,
    EARLIER_LINK,
  ];
  return mail(own.email, to.title, parts, sender);
}

/** What of a date those who have reserved know. */
export interface Told {
  readonly toldAt: Date;
  readonly toldPlace: string;
  readonly toldStatus: string;
}

function changeText(date: DateFacts, told: Told, { state }: Reserved): string[] {
  const isWaiting = state === 'waiting';
  const which = isWaiting
    ? 'termin za koji ste na listi čekanja'
    : 'termin za koji imate rezervaciju';
  const holds = isWaiting ? 'na listi ste i dalje' : 'vaša rezervacija važi';
  const was = timeAndPlace(toldTimes(date, told.toldAt), told.toldPlace);
  if (!takesPlace(date.status)) {
    const ends = isWaiting ? 'Lista čekanja' : 'Rezervacija';
    return [
      `${which} je otkazan.`,
      `${date.title}\n${was}`,
      `${ends} više ne važi i ne prelazi na drugi termin.`,
    ];
  }
  const first = takesPlace(told.toldStatus)
    ? `${which} je pomeren, i ${holds}.`
    : `${which} ipak se održava, i ${holds}.`;
  const now = whenAndWhere(date);
  return [first, was === now ? dateText(date) : `${date.title}\nRanije: ${was}\nSada: ${now}`];
}

export function changedDateMail(date: DateFacts, told: Told, own: Reserved, sender: Sender): Mail {
  const note = date.statusNote && `Napomena: ${date.statusNote}`;
  const event = date.path && {
    written: `${sender.write('O događaju:')} ${sender.publicUrl}${inScript(sender.script, date.path)}`,
  };
  const parts = [
    ...changeText(date, told, own),
    note,
    takesPlace(date.status) ? EARLIER_LINK : event,
  ];
  return mail(own.email, date.title, parts, sender);
}

/** Written by staff. */
export const messageMail = (
  date: DateFacts,
  own: Pick<Reserved, 'email'>,
  message: { readonly subject: string; readonly text: string },
  sender: Sender,
): Mail => mail(own.email, message.subject, [message.text, dateText(date)], sender);
