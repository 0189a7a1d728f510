import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { configuredFacts } from '../../../../test/configured.ts';
import { SiteContext } from '../../../public/page/siteContext.ts';
import { ProgramBar, type ProgramBarProps } from './ProgramBar.tsx';

type Program = ProgramBarProps['program'];

const NOW = new Date('2026-11-24T12:00:00Z');
const program = {
  id: 3,
  title: 'Koncert',
  programType: 'Muzicki program',
  eventHappeningDateTime: '2026-11-24T19:00:00Z',
  endsAt: null,
  openHours: [],
  place: 'Velika sala',
  price: '500 din.',
  isFree: false,
  status: 'scheduled',
  statusNote: '',
  formerDateTime: null,
  accessFacts: [],
  booking: '',
  childrenAge: '',
  dates: [],
} as Partial<Program> as Program;

const markupOf = (changes: Partial<Program>, street = 'Trg slobode 4'): string =>
  renderToStaticMarkup(
    <SiteContext
      value={{
        facts: { ...configuredFacts, street },
        origin: '',
        now: NOW,
        address: '/programs/3',
      }}
    >
      <ProgramBar program={{ ...program, ...changes }} />
    </SiteContext>,
  );

/** The words of the page's one act, and the price. */
function actOf(changes: Partial<Program>, street?: string): string[] {
  const markup = markupOf(changes, street);
  const part = (name: string) =>
    (new RegExp(`class="ticket-${name}">(.*?)</(?:a|p)>`).exec(markup)?.[1] ?? '').replace(
      /<[^>]*>/g,
      '',
    );
  return [part('act'), part('price')];
}

it.each<[string, Partial<Program>, string[]]>([
  ['booked', { booking: '036 555 014' }, ['Rezerviši', '500 din.']],
  ['not booked', {}, ['Kako do nas', '500 din.']],
  ['cancelled', { status: 'cancelled', booking: '036 555 014' }, ['Slično uskoro', '']],
  ['past', { eventHappeningDateTime: '2026-11-20T19:00:00Z' }, ['Slično uskoro', '']],
])('a programme that is %s has one act', (_, changes, expected) => {
  expect(actOf(changes)).toEqual(expected);
});

it('without an address of the centre no way is offered', () => {
  expect(actOf({}, '')).toEqual(['', '500 din.']);
});

it('the date that is left of a series is starred by its own key, without a list of dates', () => {
  const { eventHappeningDateTime, endsAt, place, status, accessFacts } = program;
  const left = { key: 'program-3-12', eventHappeningDateTime, endsAt, place, status, accessFacts };
  const markup = markupOf({ dates: [left] } as unknown as Partial<Program>, '');
  expect(markup).toContain('"program-3-12"');
  expect(markup).not.toContain('"program-3"');
  expect(markup).toContain('/kalendar/program-3-12.ics');
  expect(markup).not.toContain('id="termini"');
});

it.each([
  ['2026-11-25T02:00:00Z', ', do 03:00'],
  ['2026-11-24T23:00:00Z', ', do 00:00'],
  ['2026-11-26T19:00:00Z', 'završetak 26.11. u 20:00'],
])('an end at %s is shown', (endsAt, words) => {
  expect(markupOf({ endsAt })).toContain(words);
});
