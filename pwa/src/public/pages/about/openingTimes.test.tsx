import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Opening, OpeningHours, Week } from '@centar/domain/openingHours.ts';
import { everyDay } from '@centar/domain/test/everyDay.ts';
import { OpeningTimes } from './OpeningTimes.tsx';

const every = (...openings: Opening[]): Week => ({ ...everyDay(openings), ponedeljak: [] });
const HOURS: OpeningHours = {
  house: every(['09:00', '22:00']),
  boxOffice: every(['10:00', '20:00']),
  exceptions: [
    {
      date: '2026-11-27',
      house: [['10:00', '14:00']],
      boxOffice: [['10:00', '12:00']],
      note: 'Dan grada',
    },
    { date: '2026-12-25', house: [], boxOffice: [], note: 'Božić' },
  ],
};
const CLOSED_ALL_WEEK = { house: every(), boxOffice: every(), exceptions: [] };

/** The text of the page, struck parts in brackets, cells parted by `|`, rows by `/`. */
function textAt(hours: OpeningHours, moment: string): string {
  return renderToStaticMarkup(<OpeningTimes hours={hours} now={new Date(moment)} />)
    .replace(/<s>/g, '[')
    .replace(/<\/s>/g, ']')
    .replace(/<\/tr>/g, '/')
    .replace(/<\/(th|td|p|h2|caption|dd)>/g, '|')
    .replace(/<span class="hours-note">/g, ' ')
    .replace(/<[^>]*>/g, '');
}

describe('the opening times', () => {
  it('show the exception in the row of the day, with the usual hours struck', () => {
    expect(textAt(HOURS, '2026-11-27T09:00:00Z')).toContain(
      'petak, danas Dan grada|[inače 9–22 h] 10–14 h|[inače 10–20 h] 10–12 h|',
    );
  });
  it('show the weekday’s hours a week before, and announce the exception', () => {
    const text = textAt(HOURS, '2026-11-20T09:00:00Z');
    expect(text).toContain('petak, danas|9–22 h|10–20 h|');
    expect(text).toContain('|Petak 27.11: kuća 10–14 h, blagajna 10–12 h (Dan grada)|');
  });
  it('the centre and the box office have a row each, and days stay on a line', () => {
    const html = renderToStaticMarkup(
      <OpeningTimes hours={HOURS} now={new Date('2026-11-20T09:00:00Z')} />,
    );
    for (const [part, hours] of [
      ['Kuća', '9–22\u00a0h, ponedeljkom zatvoreno'],
      ['Blagajna', '10–20\u00a0h, ponedeljkom ne radi'],
    ]) {
      expect(html).toContain(`<dt>${part}</dt><dd>utorak–\u2060nedelja ${hours}</dd>`);
    }
  });
  it('list what differs later with its date', () => {
    const text = textAt(HOURS, '2026-11-27T09:00:00Z');
    expect(text).toContain('25.12.2026|zatvoreno ceo dan (Božić)|');
  });
  it('a closed day is shown as closed', () => {
    expect(textAt(HOURS, '2026-12-25T09:00:00Z')).toContain(
      'petak, danas Božić|[inače 9–22 h] zatvoreno|[inače 10–20 h] ne radi|',
    );
    expect(textAt(HOURS, '2026-11-30T09:00:00Z')).toContain('ponedeljak, danas|zatvoreno|ne radi|');
  });
  it('addresses in the reason of an exception are links', () => {
    const note = 'Prijave: www.primer.rs/x, 020 123-456';
    const exceptions = HOURS.exceptions.map((exception) => ({ ...exception, note }));
    const html = renderToStaticMarkup(
      <OpeningTimes hours={{ ...HOURS, exceptions }} now={new Date('2026-11-27T09:00:00Z')} />,
    );
    const linked = note
      .replace('www.primer.rs/x', '<a href="https://www.primer.rs/x">$&</a>')
      .replace('020 123-456', '<a href="tel:020123456">$&</a>');
    // The announcement, the row of today, what differs later.
    expect(html.split(linked)).toHaveLength(4);
    expect(html.split(note)).toHaveLength(1);
  });
  it('nothing is shown where no hours are known', () => {
    expect(textAt(CLOSED_ALL_WEEK, '2026-11-27T09:00:00Z')).toBe('');
  });
});
