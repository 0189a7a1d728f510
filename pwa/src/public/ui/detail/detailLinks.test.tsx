import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Ticket } from './Ticket.tsx';
import { DetailHead } from './DetailHead.tsx';
import { ScreeningList } from './ScreeningList.tsx';

const TEXT = 'Ana, ana@primer.rs';
const date = { key: 'a', date: '2026-12-05T18:00:00Z', status: 'scheduled', hall: TEXT } as const;

it('an author, a price and a place of a date lead to what they name', () => {
  const html = renderToStaticMarkup(
    <>
      <DetailHead title="Veče" author={TEXT} />
      <Ticket price={TEXT} />
      <ScreeningList items={[{ ...date, price: TEXT }]} />
    </>,
  );
  const linked = 'Ana, <a href="mailto:ana@primer.rs">ana@primer.rs</a>';
  expect(html.split(linked)).toHaveLength(5);
});

it('the link for reserving an all-day date names its day without an hour', () => {
  const allDay = { ...date, date: '2026-12-04T23:00:00Z', endsAt: '2026-12-05T23:00:00Z' };
  const reservations = { dateKey: 'program-1', state: 'open', kind: 'seats', text: '' } as const;
  const html = renderToStaticMarkup(<ScreeningList items={[{ ...allDay, reservations }]} />);
  expect(html).toMatch(/aria-label="[^"]*: 05\.12\.2026"/);
});

it('the hours of a ticket break only between their parts', () => {
  const hours = 'ponedeljak–petak 9–22 h, subota–nedelja zatvoreno';
  const html = renderToStaticMarkup(<Ticket hours={hours} />);
  expect(html.replace(/<[^>]*>/g, '')).toBe(hours);
  expect(html).toContain(
    '<span class="unbroken">ponedeljak–petak 9–22 h,</span> <span class="unbroken">subota',
  );
});
