import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mounted } from '../../../../test/mounted.ts';
import '../../../shared/ui/base.css';
import '../../../shared/ui/tokens.css';
import { Button, ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { EventDate } from '../cards/EventDate.tsx';
import { Ticket } from './Ticket.tsx';

const LONG = 'Sala gradske biblioteke „Njegoš“ u Prvomajskoj, ulaz iz dvorišta';
const WIDTHS = [280, 350, 748, 870, 1280];

const render = mounted();

async function show(content: ReactElement): Promise<void> {
  render(content);
  await expect.element(page.getByText('Kako do nas').first()).toBeVisible();
}

const ticket = (iso: string, endsAt?: string): ReactElement => (
  <Ticket
    date={<EventDate iso={iso} endsAt={endsAt} size="detail" label="danas, ponedeljak" />}
    place={LONG}
    price="ulaz 500 din, đaci i penzioneri 250 din."
    act={
      <ButtonLink kind="green" href="#">
        Kako do nas
      </ButtonLink>
    }
    contact={LONG}
    actions={<Button compact>Podeli</Button>}
  />
);

it.each([
  ['one day', undefined],
  ['several days', '2026-12-20T19:00:00Z'],
])('nothing of a ticket for %s leaves it or covers another part', async (_, endsAt) => {
  for (const width of WIDTHS) {
    await page.viewport(width, 900);
    await show(ticket('2026-11-24T19:00:00Z', endsAt));
    const parts = [...document.querySelectorAll('.ticket-parts > *')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    expect(parts).toHaveLength(5);
    expect(parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toEqual(
      parts.map(() => 0),
    );
    const covered = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        ),
    );
    expect(covered, String(width)).toEqual([]);
    const act = document.querySelector('.ticket-act .button')?.getBoundingClientRect();
    expect(act?.height).toBeGreaterThanOrEqual(52);
  }
});

it('the weekdays of different days begin in one column', async () => {
  await page.viewport(390, 900);
  await show(
    <>
      {['2026-11-11T19:00:00Z', '2026-11-20T19:00:00Z', '2026-12-04T19:00:00Z'].map((iso) => (
        <div key={iso}>{ticket(iso)}</div>
      ))}
    </>,
  );
  await document.fonts.ready;
  const starts = [...document.querySelectorAll('.date-weekday')].map(
    (weekday) => weekday.getBoundingClientRect().left,
  );
  expect(starts).toHaveLength(3);
  expect(new Set(starts).size).toBe(1);
});
