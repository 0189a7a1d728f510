import { describe, expect, it } from 'vitest';
import { isListedChoice, placeKey, spanOf, UNKNOWN, weekendOf, whatsOnChoice } from './whatsOn.ts';

const span = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });

describe('the weekend', () => {
  const november = span('2026-11-27T16:00:00Z', '2026-11-29T23:00:00Z');
  it.each([
    ['on Monday, just after midnight', '2026-11-22T23:00:00Z', november],
    ['on Friday morning', '2026-11-27T08:00:00Z', november],
    ['on Saturday', '2026-11-28T12:00:00Z', november],
    ['in the last minute of Sunday', '2026-11-29T22:59:00Z', november],
    [
      'over the change to summer time',
      '2027-03-27T12:00:00Z',
      span('2027-03-26T16:00:00Z', '2027-03-28T22:00:00Z'),
    ],
    [
      'over the change to winter time',
      '2026-10-24T12:00:00Z',
      span('2026-10-23T15:00:00Z', '2026-10-25T23:00:00Z'),
    ],
    [
      'over the new year',
      '2026-12-31T12:00:00Z',
      span('2027-01-01T16:00:00Z', '2027-01-03T23:00:00Z'),
    ],
  ])('is Friday 17:00 to Sunday midnight, asked %s', (_, now, expected) => {
    expect(weekendOf(new Date(now))).toEqual(expected);
  });
});

describe('what is asked for', () => {
  const now = new Date('2026-11-23T22:30:00Z');
  it.each([
    ['danas', span('2026-11-22T23:00:00Z', '2026-11-23T23:00:00Z')],
    ['sutra', span('2026-11-23T23:00:00Z', '2026-11-24T23:00:00Z')],
    ['2026-11-30', span('2026-11-29T23:00:00Z', '2026-11-30T23:00:00Z')],
  ])('%s is a Belgrade day', (when, expected) => {
    expect(spanOf(when, now)).toEqual(expected);
  });

  it('tomorrow is the next day, also on a day of 25 hours', () => {
    const night = new Date('2026-10-24T22:30:00Z');
    expect(spanOf('sutra', night)).toEqual(span('2026-10-25T23:00:00Z', '2026-10-26T23:00:00Z'));
  });

  it('is read from an address', () => {
    const search = new URLSearchParams(
      'kad=vikend&vrsta=muzicki&deca=1&besplatno=1&mesto=Velika sala&pristupacno=Lift,tumac',
    );
    expect(whatsOnChoice(search)).toEqual({
      when: 'vikend',
      kind: 'muzicki',
      forChildren: true,
      free: true,
      place: 'velika-sala',
      access: ['tumac', 'lift'],
    });
  });

  it.each(['', 'kad=&vrsta=&deca=&besplatno=&mesto=&pristupacno=', 'kad=%20&deca=0&besplatno=ne'])(
    'chooses nothing where nothing is asked for: %s',
    (text) => {
      expect(whatsOnChoice(new URLSearchParams(text))).toEqual({
        when: undefined,
        kind: undefined,
        forChildren: false,
        free: false,
        place: undefined,
        access: [],
      });
    },
  );

  it.each([
    'kad=juce&vrsta=cirkus&deca=2&besplatno=da&mesto=%3F&pristupacno=rampa',
    `kad=2026-02-30&vrsta=${'a'.repeat(10_000)}&mesto=%ED%A0%80&deca=1&besplatno=1&pristupacno=,`,
    `kad=' OR 1=1 --&vrsta=.*&mesto=${'a'.repeat(100)}&deca=x&besplatno=x&pristupacno=constructor`,
  ])('keeps in mind that something was asked for that it does not know: %s', (text) => {
    expect(whatsOnChoice(new URLSearchParams(text))).toEqual({
      when: UNKNOWN,
      kind: UNKNOWN,
      forChildren: true,
      free: true,
      place: UNKNOWN,
      access: [UNKNOWN],
    });
  });

  it.each([
    ['', true],
    ['vrsta=muzicki', true],
    ['deca=1', true],
    ['deca=1&besplatno=1', false],
    ['vrsta=muzicki&deca=1', false],
    ['vrsta=cirkus', false],
    ['kad=danas', false],
    ['mesto=velika-sala', false],
    ['pristupacno=tumac', true],
    ['pristupacno=tumac+lift', false],
    ['pristupacno=rampa', false],
  ])('is shown to search engines where it is a page of its own: %s', (text, isListed) => {
    expect(isListedChoice(whatsOnChoice(new URLSearchParams(text)))).toBe(isListed);
  });
});

it('counts the known facts of access where others are given beside them', () => {
  const { access } = whatsOnChoice(new URLSearchParams('pristupacno=rampa+lift+titl+lift'));
  expect(access).toEqual(['titl', 'lift']);
});

it('knows places by their words alone', () => {
  expect(placeKey('Čitaonica, I sprat')).toBe('citaonica-i-sprat');
  expect(placeKey('Читаоница, I sprat')).toBe('citaonica-i-sprat');
});
