import { formatStart, formatStartTime, isAllDay } from '@centar/domain/allDay.ts';
import { formatDate, startOfBelgradeDay, weekday } from '@centar/domain/dates.ts';
import { formatEnd, isLasting, timesOf } from '@centar/domain/eventState.ts';
import { SECTION_LABELS } from '@centar/domain/notificationPages.ts';
import { WEEK_DAYS } from '@centar/domain/notifications.ts';
import { inScript, type Script } from '@centar/domain/scriptAddress.ts';
import type { CategorySlug } from '@centar/domain/sections.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';
import { isOff, type DateChange, type ItemFacts, type ToldDate } from './itemFacts.ts';
import { writtenMail, type Block } from './mailBlocks.ts';
import type { WeekEvent } from './weekEvents.ts';

/** Whose mail it is, and in which script. */
export interface MailSender {
  readonly centreName: string;
  readonly publicUrl: string;
  readonly script: Script;
  readonly write: WriteText;
}

/** A mail without its recipient. */
export type WrittenMail = ReturnType<typeof writtenMail>;

const addressOf = (path: string, { publicUrl, script }: MailSender): string =>
  path && publicUrl + inScript(script, path);

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const small = (text: string): Block => ({ kind: 'small', text });

export interface Asked {
  readonly sections: readonly CategorySlug[];
  readonly title: string | undefined;
}

const listed = (sections: readonly CategorySlug[]): string =>
  sections.map((slug) => SECTION_LABELS[slug]).join(', ');

const askedText = ({ sections, title }: Asked): string =>
  title === undefined
    ? `pismo četvrtkom u 10 o tome šta ima narednih sedam dana (${listed(sections)})`
    : `pismo kada se promeni dan, sat, sala ili cena, ili kada se otkaže: ${title}`;

const write = (subject: string, blocks: readonly Block[], sender: MailSender): WrittenMail =>
  writtenMail({ subject, blocks }, sender.script, sender.write);

/** Nothing is sent before the owner of the mailbox confirms. */
export function confirmationMail(asked: Asked, link: string, sender: MailSender): WrittenMail {
  const { centreName } = sender;
  return write(
    `Potvrdite obaveštenja – ${centreName}`,
    [
      { kind: 'title', text: 'Potvrdite obaveštenja' },
      paragraph(`Sa ove adrese je zatraženo ${askedText(asked)}.`),
      paragraph('Otvorite vezu i pritisnite dugme „Potvrdi“. Bez toga ne šaljemo ništa.'),
      { kind: 'button', text: 'Otvori i potvrdi', href: link },
      small('Ako niste vi zatražili, ne morate ništa da uradite: adresu brišemo za 48 sati.'),
      small(centreName),
    ],
    sender,
  );
}

/** For a repeated request of a confirmed subscription. */
export function knownMail(asked: Asked, link: string, sender: MailSender): WrittenMail {
  return write(
    `Vaša obaveštenja – ${sender.centreName}`,
    [
      { kind: 'title', text: 'Već primate ova obaveštenja' },
      paragraph(`Sa ove adrese je ponovo zatraženo obaveštenje. Već primate ${askedText(asked)}.`),
      paragraph('Ništa nije promenjeno. Ovom vezom ih menjate ili prekidate:'),
      { kind: 'button', text: 'Moja obaveštenja', href: link },
      small(sender.centreName),
    ],
    sender,
  );
}

const endBlocks = (link: string, { centreName }: MailSender): Block[] => [
  small(`${centreName}. Ovo pismo dobijate jer ste ga zatražili i potvrdili.`),
  { kind: 'smallLink', text: 'Promeni ili prekini obaveštenja', href: link },
];

const STATUS_MARKS: Readonly<Record<string, string>> = {
  cancelled: 'Otkazano',
  moved: 'Pomereno',
};

/** `19:00, Velika sala, 300 din.` */
const facts = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');

/** A lasting event that has begun is listed last. */
const isOngoing = (event: WeekEvent, now: Date): boolean =>
  isLasting(event) && event.eventHappeningDateTime < startOfBelgradeDay(now);

/** `19:00`, `19:00, do 08.12.2026`, `do 08.12.2026` of one that has begun. */
function whenOf(event: WeekEvent, now: Date): string {
  if (!isLasting(event)) return formatStartTime(event);
  const until = `do ${formatEnd(event.endsAt ?? event.eventHappeningDateTime)}`;
  const isWithoutHour = isOngoing(event, now) || isAllDay(event);
  return isWithoutHour ? until : `${formatStartTime(event)}, ${until}`;
}

function eventBlock(event: WeekEvent, now: Date, sender: MailSender): Block {
  const { title, place, price, status, statusNote, former, path } = event;
  const isMoved = status === 'moved';
  return {
    kind: 'event',
    title,
    href: addressOf(path, sender),
    mark: STATUS_MARKS[status] ?? '',
    lines: [
      facts(whenOf(event, now), place, status === 'cancelled' ? '' : price),
      isMoved && former ? `Ranije: ${formatStart(former)}` : '',
      STATUS_MARKS[status] ? statusNote : '',
    ].filter(Boolean),
  };
}

const dayTitle = (event: WeekEvent): string => {
  const day = weekday(event.eventHappeningDateTime);
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${formatDate(event.eventHappeningDateTime)}`;
};

/** Undefined if nothing is on. */
export function weeklyMail(
  events: readonly WeekEvent[],
  now: Date,
  link: string,
  sender: MailSender,
): WrittenMail | undefined {
  if (events.length === 0) return undefined;
  const days = Map.groupBy(
    events.filter((event) => !isOngoing(event, now)),
    dayTitle,
  );
  const ongoing = events.filter((event) => isOngoing(event, now));
  const lastDay = startOfBelgradeDay(now, WEEK_DAYS - 1);
  const span = `${formatDate(now)} do ${formatDate(lastDay)}`;
  return write(
    `Šta ima od ${span} – ${sender.centreName}`,
    [
      { kind: 'title', text: `Šta ima od ${span}` },
      ...[...days].flatMap(([title, ofDay]): Block[] => [
        { kind: 'heading', text: title },
        ...ofDay.map((event) => eventBlock(event, now, sender)),
      ]),
      ...(ongoing.length > 0 ? [{ kind: 'heading', text: 'Traje' } as const] : []),
      ...ongoing.map((event) => eventBlock(event, now, sender)),
      ...endBlocks(link, sender),
    ],
    sender,
  );
}

const startOf = (date: ToldDate): string => formatStart(timesOf(date));

const changed = (name: string, was: string, is: string): string =>
  was === is ? '' : `${name}: ${is || 'nije navedeno'} (ranije: ${was || 'nije navedeno'})`;

function describe({ before, now }: DateChange): { mark: string; lines: string[] } {
  const still = facts(now.place, now.price);
  if (!before) return { mark: 'Novi termin', lines: [still] };
  if (isOff(now)) {
    const mark = now.status === 'cancelled' ? 'Otkazano' : 'Više nije na programu';
    return { mark, lines: [facts(before.place)] };
  }
  const isMoved = before.at !== now.at;
  const mark = isOff(before) ? 'Ipak se održava' : isMoved ? 'Pomereno' : 'Izmena';
  const endOfDate = ({ endsAt }: ToldDate): string => (endsAt ? formatEnd(endsAt) : '');
  return {
    mark,
    lines: [
      isMoved ? `Ranije: ${startOf(before)}` : changed('Kraj', endOfDate(before), endOfDate(now)),
      changed('Sala', before.place, now.place),
      changed('Cena', before.price, now.price),
      isOff(before) ? still : '',
    ],
  };
}

const MARKS_OF_SUBJECT = ['Otkazano', 'Pomereno', 'Ipak se održava', 'Novi termin'] as const;

/** One mail of all changes of an item. */
export function changedItemMail(
  item: ItemFacts,
  changes: readonly DateChange[],
  link: string,
  sender: MailSender,
): WrittenMail {
  const { title, path, notes } = item;
  const described = changes.map((change) => ({ change, ...describe(change) }));
  const marks = described.map(({ mark }) => mark);
  const isSame = marks.every((mark) => mark === marks[0]);
  const head = isSame
    ? (marks[0] ?? 'Izmena')
    : (MARKS_OF_SUBJECT.find((mark) => marks.includes(mark)) ?? 'Izmena');
  const href = addressOf(path, sender);
  return write(
    `${head}: ${title} – ${sender.centreName}`,
    [
      { kind: 'title', text: title },
      ...described.map(({ change, mark, lines }): Block => {
        const note = change.now.status === 'scheduled' ? '' : (notes[change.now.key] ?? '');
        return {
          kind: 'event',
          title: startOf(change.now),
          href: '',
          mark,
          lines: [...lines, note].filter(Boolean),
        };
      }),
      ...(href ? [{ kind: 'button', text: 'Sve o događaju', href } as const] : []),
      ...endBlocks(link, sender),
    ],
    sender,
  );
}
