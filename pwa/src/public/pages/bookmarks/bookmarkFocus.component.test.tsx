import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toggleBookmark } from '../../device/bookmarks.ts';
import { useBookmarks } from '../../device/useBookmarks.ts';
import { useKeptFocus } from './useKeptFocus.ts';

const item = { title: 'Koncert', href: '/programs/1', at: '2026-11-27T19:00:00Z' };

function Stars() {
  const bookmarks = useBookmarks();
  useKeptFocus(bookmarks);
  return bookmarks?.map(({ key }) => (
    <button key={key} type="button" data-press="star" onClick={() => toggleBookmark(key, item)}>
      {key}
    </button>
  ));
}

beforeEach(() => {
  localStorage.clear();
  for (const key of ['program-1', 'program-2', 'program-3']) toggleBookmark(key, item);
});
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

it('after a star is taken off by keyboard the next one has the focus, at last the page', async () => {
  const main = document.body.appendChild(document.createElement('main'));
  main.tabIndex = -1;
  const list = main.appendChild(document.createElement('div'));
  list.className = 'mine';
  const root = createRoot(list);
  root.render(<Stars />);
  const star = (key: string) => page.getByRole('button', { name: key });
  await expect.element(star('program-2')).toBeVisible();
  await star('program-2').click();
  await expect.element(star('program-3')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(star('program-1')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(main);
  root.unmount();
});
