import { describe, expect, it } from 'vitest';
import { dayOf, parseTyped } from '@centar/domain/dates.ts';
import type { Opening, OpeningHours, Week } from '@centar/domain/openingHours.ts';
import { everyDay } from '@centar/domain/test/everyDay.ts';
import { whatsOnChoice } from '@centar/domain/whatsOn.ts';
import { scheduleEntry } from '../../../../test/scheduleEntry.ts';
import type { ScheduleEntry } from '../schedule/scheduleView.ts';
import {
  accessChoices,
  choiceTitle,
  emptyTitle,
  nearAndLater,
  nearestDay,
  ofAnyTime,
  stripDays,
  whatsOnHref,
  withoutUnknown,
} from './whatsOnView.ts';

const at = (typed: string): string => (parseTyped(typed) ?? new Date(Number.NaN)).toISOString();
const DAILY: readonly Opening[] = [['10:00', '18:00']];
const WEEK: Week = { ...everyDay(DAILY), ponedeljak: [] };
const HOUSE: OpeningHours = { house: WEEK, boxOffice: WEEK, exceptions: [] };
const NOW = new Date(at('27.11.2026 12:00'));

const entry = (title: string, start: string, end?: string, place = 'Čitaonica'): ScheduleEntry =>
  scheduleEntry({
    key: title,
    title,
    place,
    at: at(start),
    endsAt: end === undefined ? null : at(end),
    mark: 'likovni',
  });
const salon = entry('Salon', '19.11.2026 19:00', '20.12.2026 20:00', 'Galerija');
const talk = entry('Razgovor', '28.11.2026 18:00');
const choice = (search: string) => whatsOnChoice(new URLSearchParams(search));

describe('the title of a choice', () => {
  it.each([
    ['', 'Šta ima'],
    ['kad=danas', 'Šta ima danas'],
    ['kad=danas&deca=1', 'Šta ima danas za decu'],
    ['kad=vikend&deca=1&besplatno=1', 'Šta ima za vikend za decu besplatno'],
    ['kad=2026-12-25&mesto=citaonica', 'Šta ima u petak 25.12.2026: Čitaonica'],
    ['vrsta=muzicki&besplatno=1&mesto=mala-sala', 'Šta ima besplatno: Muzicki, Mala sala'],
    ['kad=juce&vrsta=cirkus&mesto=%3F', 'Šta ima: nepoznat dan, nepoznata vrsta, nepoznato mesto'],
    ['pristupacno=lift+tumac', 'Šta ima: tumač za znakovni jezik, lift'],
    ['pristupacno=rampa', 'Šta ima: nepoznata pristupačnost'],
  ])('the title names the complete choice: %s', (search, title) => {
    expect(choiceTitle(choice(search), [salon, talk])).toBe(title);
  });
});

it('what is empty is named like the title', () => {
  expect(emptyTitle(choice('kad=danas&deca=1&mesto=galerija'), [salon])).toBe(
    'Nema ničeg danas za decu: Galerija',
  );
});

it('days from the third week on are separate, unless there are no earlier ones', () => {
  const days = ['2026-11-27', '2026-12-10', '2026-12-11'].map((day) => ({ day }));
  expect(nearAndLater(days, NOW)).toEqual({ near: days.slice(0, 2), later: days.slice(2) });
  expect(nearAndLater(days.slice(2), NOW)).toEqual({ near: days.slice(2), later: [] });
});

it('an unknown choice finds nothing and links to the known part', () => {
  expect(ofAnyTime([salon, talk], choice('vrsta=cirkus'), [])).toEqual([]);
  const rest = withoutUnknown(choice('kad=juce&deca=1&mesto=%3F&pristupacno=rampa'));
  expect(rest && whatsOnHref(rest)).toBe('/sta-ima?deca=1');
  expect(withoutUnknown(choice('kad=danas&deca=1'))).toBeUndefined();
});

it.each(['deca=1', 'besplatno=1', 'vrsta=muzicki', 'mesto=mala-sala', 'vrsta=likovni&deca=1'])(
  'events that do not match the choice are not found: %s',
  (search) => {
    expect(ofAnyTime([salon, talk], choice(search), [])).toEqual([]);
  },
);

it('events that match each part of the choice are found', () => {
  const play = { ...talk, forChildren: true, isFree: true };
  const search = 'deca=1&besplatno=1&vrsta=likovni&mesto=citaonica';
  expect(ofAnyTime([salon, play, talk], choice(search), [])).toEqual([play]);
});

describe('events by what makes them accessible', () => {
  const halls = [{ name: 'Čitaonica', accessFacts: ['lift' as const], seats: null }];
  const signed = { ...talk, key: 'signed', accessFacts: ['signLanguage'] };
  const abroad = { ...signed, key: 'abroad', place: 'Trg' };
  const found = (search: string) =>
    ofAnyTime([salon, talk, signed, abroad], choice(search), halls).map(({ key }) => key);

  it.each([
    ['pristupacno=lift', ['Razgovor', 'signed']],
    ['pristupacno=tumac', ['signed', 'abroad']],
    ['pristupacno=tumac+lift', ['signed']],
    ['pristupacno=titl', []],
    ['pristupacno=rampa', []],
  ])('those are found that have all facts, of their date or hall: %s', (search, keys) => {
    expect(found(search)).toEqual(keys);
  });

  it('those facts can be chosen that something has, and those that are chosen', () => {
    const slugs = (search: string) =>
      accessChoices([salon, signed], halls, choice(search)).map(({ slug }) => slug);
    expect(slugs('')).toEqual(['tumac', 'lift']);
    expect(slugs('pristupacno=parking')).toEqual(['tumac', 'lift', 'parking']);
  });
});

describe('the nearest day', () => {
  it.each([
    ['of an evening', [talk], '2026-11-27', '2026-11-28'],
    ['on which what lasts is open', [salon], '2026-11-30', '2026-11-29'],
    ['the last one of what lasts', [salon], '2026-12-25', '2026-12-20'],
    ['today, for a day that is over', [salon, talk], '2020-01-01', '2026-11-27'],
  ])('%s', (_, entries, when, day) => {
    const nearest = nearestDay(entries, when, NOW, HOUSE);
    expect(nearest && dayOf(nearest)).toBe(day);
  });

  it('the nearest day is never a past one', () => {
    const monday = new Date(at('30.11.2026 12:00'));
    const nearest = nearestDay([salon], undefined, monday, HOUSE);
    expect(nearest && dayOf(nearest)).toBe('2026-12-01');
  });

  it('there is no nearest day where nothing is announced', () => {
    expect(nearestDay([], 'danas', NOW, HOUSE)).toBeUndefined();
  });
});

it('the strip counts events and, separately, open events of several days', () => {
  const days = stripDays([salon, talk], NOW, HOUSE);
  expect(days.slice(0, 4).map(({ day, count, lasting }) => [day, count, lasting])).toEqual([
    ['2026-11-27', 0, 1],
    ['2026-11-28', 1, 1],
    ['2026-11-29', 0, 1],
    ['2026-11-30', 0, 0],
  ]);
});
