import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { hallUse } from '../../../test/hallUse.ts';
import { TermRow } from './TermRow.tsx';

const use = hallUse({
  itemType: 'Program',
  itemId: 3,
  screeningId: null,
  section: 'Likovni program',
  title: 'Sajam',
  at: '2099-11-30T18:00:00Z',
  hall: 'Foaje',
  isFree: true,
});
const ignored = (): void => undefined;

afterEach(() => {
  document.body.replaceChildren();
});

it('a cancelled event keeps the focus at the button that restores it, and back', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('ul')));
  const show = (status: string): void => {
    root.render(
      <TermRow
        use={{ ...use, status }}
        day={undefined}
        openMove={ignored}
        openCancel={ignored}
        restore={ignored}
      />,
    );
  };
  show('scheduled');
  const cancel = page.getByRole('button', { name: 'Otkaži: Sajam' });
  await expect.element(cancel).toBeVisible();
  cancel.element().focus();
  show('cancelled');
  await expect.element(page.getByRole('button', { name: 'Vrati: Sajam' })).toHaveFocus();
  show('scheduled');
  await expect.element(cancel).toHaveFocus();
  root.unmount();
});

it('has its hour in one line and its buttons in a window for large letters', async () => {
  await page.viewport(195, 422);
  const list = document.body.appendChild(document.createElement('ul'));
  list.className = 'term-rows';
  const root = createRoot(list);
  root.render(
    <TermRow
      use={use}
      day={new Date(use.at)}
      openMove={ignored}
      openCancel={ignored}
      restore={ignored}
    />,
  );
  await expect.element(page.getByText('Sajam')).toBeVisible();
  expect(document.querySelector('.term-time')?.clientHeight).toBeLessThan(30);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(195);
  root.unmount();
  await page.viewport(1280, 900);
});
