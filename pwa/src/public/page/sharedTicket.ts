import { ALL_DAY, isAllDay } from '@centar/domain/allDay.ts';
import { admissionText, type Admission } from '@centar/domain/admissionText.ts';
import { formatDate, formatTime, weekday } from '@centar/domain/dates.ts';
import { daysOf, eventState, isLasting, type EventTimes } from '@centar/domain/eventState.ts';
import { focusPoint } from '@centar/domain/focusPoint.ts';
import { isOpenNotice } from '@centar/domain/notices.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import type { SharedPicture, SharedTicket } from '@centar/domain/sharedPicture.ts';
import { shownText } from '../../shared/script/script.ts';
import { uiTexts } from '../../shared/texts/ui.texts.ts';
import { eventTexts } from '../event/event.texts.ts';
import { previewPath } from './jsonLd.ts';
import type { PageHeadTags } from './publicRoute.ts';
import { sharedTicketTexts as texts } from './sharedTicket.texts.ts';

interface SharedEvent extends EventTimes, Admission {
  readonly title: string;
  readonly place: string;
  readonly status: string;
}

const dayParts = (moment: Date | string): Pick<SharedTicket, 'day' | 'below'> => {
  const date = formatDate(moment);
  return { day: date.slice(0, 3), below: date.slice(3) };
};

const sentence = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

/** An event at its next date. One of several days shows its last day once it has begun. */
export function eventTicket(event: SharedEvent, now: Date): SharedTicket {
  const { eventHappeningDateTime: at, title, place, status } = event;
  const isCancelled = status === 'cancelled';
  const when = eventState(event, now);
  const past = when === 'past';
  const lasts = isLasting(event);
  const { last } = daysOf(event);
  const isOn = lasts && when === 'on';
  const time = isAllDay(event) ? ALL_DAY : texts.at(formatTime(at));
  const span = isOn ? '' : eventTexts.until(formatDate(last));
  const state = isCancelled ? uiTexts.status.cancelled : past ? uiTexts.status.past : undefined;
  return {
    ...dayParts(isOn ? last : at),
    above: isOn ? texts.lastsUntil : weekday(at),
    title,
    line: sentence([lasts ? span : time, place, isCancelled || past ? '' : admissionText(event)]),
    ...(state && { state }),
    isOff: isCancelled,
  };
}

interface SharedNotice {
  readonly title: string;
  readonly deadline: string | null;
}

/** Undefined without a deadline. */
export function noticeTicket(
  { title, deadline }: SharedNotice,
  kind: string,
  now: Date,
): SharedTicket | undefined {
  if (deadline === null) return undefined;
  const isOpen = isOpenNotice(deadline, now) === true;
  return {
    ...dayParts(deadline),
    above: texts.deadline,
    title,
    line: sentence([kind, eventTexts.until(formatTime(deadline))]),
    ...(!isOpen && { state: uiTexts.status.closed }),
    isOff: false,
  };
}

/** In the page's script; undefined for pages without a ticket. */
export function sharedPicture(
  { ticket, image }: PageHeadTags,
  facts: CentreFacts,
): SharedPicture | undefined {
  if (!ticket) return undefined;
  const { above, day, below, title, line, state, isOff } = ticket;
  const focus = focusPoint(image?.focus);
  return {
    ticket: {
      above: shownText(above),
      day,
      below,
      title: shownText(title),
      line: shownText(line),
      ...(state && { state: shownText(state) }),
      isOff,
    },
    picture: previewPath(image, facts.pictures),
    ...(focus && { focus }),
    name: shownText(facts.name),
  };
}
