import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { watchMenu } from '../../press/watchMenu.ts';
import { Navbar } from './Navbar.tsx';

watchMenu();

afterEach(() => {
  document.body.replaceChildren();
});

/** Draws the bar of a phone with the menu open and the focus on the page, as a press leaves it in WebKit. */
async function openMenu(): Promise<HTMLDetailsElement> {
  await page.viewport(390, 844);
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <Navbar
      parts={[{ label: 'Šta ima', href: '/sta-ima' }]}
      links={[
        { label: 'Kontakt', href: '#kontakt' },
        { label: 'Konkursi', href: '/konkurs-list' },
      ]}
      social={[]}
      name="Centar za kulturu Jasengrad"
      abbreviation="CKJ"
      everyday={[{ label: 'O nama', href: '/o-nama' }]}
    />,
  );
  await expect.element(page.getByText('Meni')).toBeVisible();
  const menu = document.querySelector('details');
  if (!menu) throw new Error('No menu');
  menu.open = true;
  expect(document.activeElement).toBe(document.body);
  return menu;
}

const focused = (): string | null | undefined => document.activeElement?.textContent;

it('the first Tab goes into an open menu without a focused button', async () => {
  const menu = await openMenu();
  await userEvent.keyboard('{Tab}');
  expect(menu.contains(document.activeElement)).toBe(true);
  expect(focused()).toBe('Šta ima');
});

it('Tab stays inside an open menu in both directions', async () => {
  await openMenu();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
  expect(focused()).toBe('O nama');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe('O nama');
});
