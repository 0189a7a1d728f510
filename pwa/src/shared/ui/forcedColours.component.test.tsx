import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import './tokens.css';
import './base.css';

const emulate = (value: string): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

afterEach(async () => {
  document.body.replaceChildren();
  await emulate('');
});

it('in high contrast what is chosen differs from what is not', async () => {
  document.body.innerHTML = [
    '<label><input type="radio" name="a" checked>1</label><label><input type="radio" name="a">2</label>',
    '<button aria-pressed="true">Telefon</button><button aria-pressed="false">Računar</button>',
    '<label>Dan<select><option>Svi dani</option></select></label><label>Ime<input></label>',
    '<a class="chip" href="/a" aria-current="true">Sve</a><a class="chip" href="/b">Za decu</a>',
  ].join('');
  await emulate('active');
  const grounds = [...document.querySelectorAll('label, button, a')].map(
    (choice) => getComputedStyle(choice).backgroundColor,
  );
  for (const at of [0, 2, 6]) expect(grounds[at]).not.toBe(grounds[at + 1]);
  // A list's chosen line is shown by the browser.
  expect(grounds[4]).toBe(grounds[5]);
});

it('in high contrast only the current link of a menu is marked', async () => {
  document.body.innerHTML = ['nav-parts', 'nav-main', 'carousel-tabs', 'years', 'staff-nav']
    .map(
      (name) =>
        `<nav class="${name}"><a href="/a" aria-current="page">A</a><a href="/b" style="border: 3px solid transparent">B</a></nav>`,
    )
    .join('');
  await emulate('active');
  const canvas = getComputedStyle(document.body).backgroundColor;
  for (const menu of document.querySelectorAll('nav')) {
    const [current, other] = [...menu.children].map((link) => getComputedStyle(link));
    expect(current?.backgroundColor, menu.className).not.toBe(other?.backgroundColor);
    expect(other?.borderTopColor, menu.className).toBe(canvas);
  }
});
