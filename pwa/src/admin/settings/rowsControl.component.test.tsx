import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RowsControl, type RowPart } from './RowsControl.tsx';

const PARTS: readonly RowPart[] = [
  { name: 'date', label: 'Od', kind: 'day' },
  { name: 'until', label: 'Do', kind: 'day', optional: true },
  { name: 'note', label: 'Razlog' },
];

it('marks what is wrong in a row once the list is refused', async () => {
  const rows = [
    { date: '7.1.2027', until: '', note: 'Božić' },
    { date: '31.11.2026', until: 'sutra', note: '' },
  ];
  const list = (error: string | undefined) => (
    <RowsControl
      id="izuzeci"
      name="exceptions"
      label="Izuzeci"
      help=""
      optional={false}
      value={rows}
      onChange={() => undefined}
      error={error}
      parts={PARTS}
      addLabel="Dodaj"
      most={9}
      start={() => ({})}
    />
  );
  const screen = await render(list(undefined));
  await expect.element(page.getByLabelText('Od', { exact: true }).first()).toBeVisible();
  const wrong = () => [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id);
  expect(wrong()).toEqual([]);
  await screen.rerender(list('Upišite postojeći datum.'));
  await expect.poll(wrong).toEqual(['izuzeci-1-date', 'izuzeci-1-until', 'izuzeci-1-note']);
  const said = page.getByText('Upišite postojeći dan, na primer 24.12.2026.').elements();
  expect(said).toHaveLength(2);
});
