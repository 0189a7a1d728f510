import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MomentField } from './MomentField.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function Field(props: { readonly typed: string; readonly isDay: boolean }): ReactNode {
  const { typed, isDay } = props;
  const [value, setValue] = useState(typed);
  return (
    <MomentField id="pocetak" label="Početak" value={value} onChange={setValue} isDay={isDay} />
  );
}

it.each([
  {
    typed: '24.11.2026 20:00',
    isDay: false,
    opened: '2026-11-24T20:00',
    picked: '2026-12-05T18:30',
    text: '05.12.2026 18:30',
  },
  {
    typed: '24.11.2026 ceo dan',
    isDay: false,
    opened: '2026-11-24',
    picked: '2026-12-05',
    text: '05.12.2026 ceo dan',
  },
  {
    typed: '24.11.2026',
    isDay: true,
    opened: '2026-11-24',
    picked: '2026-12-05',
    text: '05.12.2026',
  },
])('the calendar of "$typed" opens at $opened and sets "$text"', async (one) => {
  const shown: HTMLInputElement[] = [];
  const open = HTMLInputElement.prototype.showPicker;
  vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    // Throws unless a press is being handled.
    open.call(this);
    shown.push(this);
  });
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<Field typed={one.typed} isDay={one.isDay} />);
  await userEvent.click(page.getByRole('button', { name: 'Izaberi iz kalendara: Početak' }));
  expect(shown.map(({ value, isConnected }) => [value, isConnected])).toEqual([[one.opened, true]]);
  const [picker] = shown;
  if (picker) await userEvent.fill(picker, one.picked);
  await expect.element(page.getByLabelText('Početak', { exact: true })).toHaveValue(one.text);
});
