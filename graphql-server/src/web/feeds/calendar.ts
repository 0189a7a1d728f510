import ICAL from 'ical.js';
import { factsOfHall, factWords } from '@centar/domain/accessFacts.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { inScript, type Script } from '@centar/domain/scriptAddress.ts';
import { addressLine } from '@centar/domain/address.ts';
import { ZONE } from '@centar/domain/belgradeClock.ts';
import { fromBelgrade, startOfBelgradeDay, toBelgrade } from '@centar/domain/dates.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';
import { withoutControls } from '@centar/domain/text.ts';
import { HOUR_MS } from '@centar/domain/durations.ts';
import { inParts, yieldToEventLoop } from '../../platform/batches.ts';
import type { Centre } from '../../platform/context.ts';
import type { CalendarEvent } from './calendarEvents.ts';
import { feedTexts } from './feedTexts.ts';

export interface CalendarSource {
  readonly centre: Centre;
  readonly publicUrl: string;
  /** Of its texts and linked pages. */
  readonly script: Script;
}

export interface CalendarOptions {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** An hour before each event. Only for single events, not for subscriptions. */
  readonly remind: boolean;
}

const REFRESH_INTERVAL = 'PT1H';
const REMINDER_TRIGGER = '-PT1H';

// The library does not count the space that begins a continued line; the limit is 75 octets.
ICAL.foldLength = 74;
// The library does not know them, and would not escape their values.
const known = ICAL.design.icalendar.property as Record<string, object>;
for (const name of ['name', 'x-wr-calname']) known[name] = { defaultType: 'text' };

/** For calendars without a time zone database (RFC 5545, 3.6.5). Valid since 1996. */
const ZONE_RULES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19970330T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
].join('\r\n');

function addBelgradeTime(to: ICAL.Component, name: string, moment: Date): void {
  const shown = toBelgrade(moment);
  // In autumn an hour repeats; its second pass has no distinct local time.
  if (Math.abs(fromBelgrade(shown).getTime() - moment.getTime()) >= HOUR_MS) {
    to.addPropertyWithValue(name, utc(moment));
    return;
  }
  const { year, month, day, hour, minute } = shown;
  const time = new ICAL.Time(
    { year, month, day, hour, minute, second: 0, isDate: false },
    ICAL.Timezone.localTimezone,
  );
  to.addPropertyWithValue(name, time).setParameter('tzid', ZONE);
}

function addBelgradeDay(to: ICAL.Component, name: string, moment: Date): void {
  const { year, month, day } = toBelgrade(moment);
  to.addPropertyWithValue(
    name,
    new ICAL.Time({ year, month, day, isDate: true }, ICAL.Timezone.localTimezone),
  );
}

/** A text of a property (RFC 5545, 3.3.11): the library escapes `\n`, but not a single CR. */
const writerOf =
  ({ centre, script }: CalendarSource): WriteText =>
  (text) =>
    withoutControls(centre.writers[script](text)).replace(/\r\n?/g, '\n');

const utc = (moment: Date): ICAL.Time => ICAL.Time.fromJSDate(moment, true);

function reminder(title: string): ICAL.Component {
  const alarm = new ICAL.Component('valarm');
  alarm.addPropertyWithValue('action', 'DISPLAY');
  alarm.addPropertyWithValue('trigger', ICAL.Duration.fromString(REMINDER_TRIGGER));
  alarm.addPropertyWithValue('description', title);
  return alarm;
}

/** Empty without known facts, or if it is cancelled. */
function accessSentence(
  { hallAccess }: CentreFacts,
  { accessFacts, place, cancelled }: CalendarEvent,
): string {
  const words = factWords([...accessFacts, ...factsOfHall(hallAccess, place)]);
  return words && !cancelled ? feedTexts.access(words) : '';
}

function eventComponent(
  maker: CalendarSource,
  event: CalendarEvent,
  remind: boolean,
): ICAL.Component {
  const {
    centre: { facts },
    publicUrl,
    script,
  } = maker;
  const write = writerOf(maker);
  const part = new ICAL.Component('vevent');
  part.addPropertyWithValue('uid', `${event.key}@${new URL(publicUrl).host}`);
  part.addPropertyWithValue('sequence', event.sequence);
  part.addPropertyWithValue('dtstamp', utc(event.changed));
  part.addPropertyWithValue('created', utc(event.created));
  part.addPropertyWithValue('last-modified', utc(event.changed));
  if (event.days) {
    addBelgradeDay(part, 'dtstart', event.days.first);
    // Exclusive.
    addBelgradeDay(part, 'dtend', startOfBelgradeDay(event.days.last, 1));
    part.addPropertyWithValue('transp', 'TRANSPARENT');
  } else {
    addBelgradeTime(part, 'dtstart', event.start);
    addBelgradeTime(part, 'dtend', event.end);
  }
  // Many calendars do not mark cancelled events, so the title does.
  const title = event.cancelled ? `${feedTexts.cancelled}: ${event.title}` : event.title;
  part.addPropertyWithValue('summary', write(title));
  const text = [event.text, accessSentence(facts, event), event.reservations]
    .filter(Boolean)
    .join('\n');
  if (text) part.addPropertyWithValue('description', write(text));
  const place = [event.place, facts.name, addressLine(facts)];
  part.addPropertyWithValue('location', write(place.filter(Boolean).join(', ')));
  part.addPropertyWithValue('url', publicUrl + inScript(script, event.path));
  part.addPropertyWithValue('status', event.cancelled ? 'CANCELLED' : 'CONFIRMED');
  if (remind && !event.cancelled && !event.days) part.addSubcomponent(reminder(write(event.title)));
  return part;
}

/** Events per batch. */
const BATCH_SIZE = 50;
const END = 'END:VCALENDAR';

/** An RFC 5545 file, written in batches to let other requests run in between. */
export async function calendarFile(
  maker: CalendarSource,
  { name, events, remind }: CalendarOptions,
): Promise<string> {
  const write = writerOf(maker);
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${write(maker.centre.facts.name)}//Program//SR`);
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('name', write(name));
  calendar.addPropertyWithValue('x-wr-calname', write(name));
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(REFRESH_INTERVAL));
  calendar.addPropertyWithValue('x-published-ttl', REFRESH_INTERVAL);
  calendar.addSubcomponent(ICAL.Component.fromString(ZONE_RULES));
  const parts = [calendar.toString().slice(0, -END.length)];
  for (const some of inParts(events, BATCH_SIZE)) {
    for (const event of some) {
      parts.push(`${eventComponent(maker, event, remind).toString()}\r\n`);
    }
    await yieldToEventLoop();
  }
  return `${parts.join('')}${END}\r\n`;
}
