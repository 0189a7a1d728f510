import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RowActions } from './RowActions.tsx';

function List({ isKeyed }: { readonly isKeyed: boolean }): ReactNode {
  const [rows, setRows] = useState<readonly string[]>(['Mala', 'Velika', 'Letnja']);
  return (
    <fieldset tabIndex={-1} aria-label="Sale">
      {rows.map((name, at) => (
        <p key={isKeyed ? name : at}>
          {name}
          <RowActions rows={rows} at={at} name={name} isOrdered onChange={setRows} />
        </p>
      ))}
    </fieldset>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** By keyboard: a tooltip would be over the button. */
async function press(name: string): Promise<void> {
  await expect.element(button(name)).toBeVisible();
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}
const order = () => [...document.querySelectorAll('p')].map((row) => row.textContent);

it.each([true, false])('the focus follows a moved or removed row, keyed: %s', async (isKeyed) => {
  await render(<List isKeyed={isKeyed} />);
  await press('Pomeri naviše: Letnja');
  await expect.element(button('Pomeri naviše: Letnja')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(order).toEqual(['Letnja', 'Mala', 'Velika']);
  await expect.element(button('Pomeri naniže: Letnja')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(order).toEqual(['Mala', 'Letnja', 'Velika']);
  await expect.element(button('Pomeri naniže: Letnja')).toHaveFocus();
  await press('Ukloni: Velika');
  await expect.element(button('Ukloni: Letnja')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Ukloni: Mala')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('group', { name: 'Sale' })).toHaveFocus();
});
