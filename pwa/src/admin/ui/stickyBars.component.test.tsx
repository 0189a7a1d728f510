import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paper } from '../../../test/paper.ts';
import '../door/door.css';
import './AlertBox.css';
import './Modal.css';
import '../../shared/ui/primitives/Button.css';

const { print } = paper();

const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

const BARS = ['action-bar', 'modal-stick', 'door-head', 'door-foot'];

it('no bar covers a low window, as zoomed to 400 %, where a field is typed in', async () => {
  document.body.innerHTML = BARS.map((name) => `<div class="${name}">Sacuvaj</div>`).join('');
  const positions = (): string[] => all('body > div').map((bar) => getComputedStyle(bar).position);
  expect(positions()).toEqual(BARS.map(() => 'sticky'));
  await page.viewport(360, 225);
  expect(positions()).toEqual(BARS.map(() => 'static'));
});

it('the three buttons of a dialog are one line on a phone', async () => {
  await page.viewport(390, 844);
  const names = ['Pregled', 'Otkazi', 'Sacuvaj'];
  const buttons = names.map((name) => `<button class="button">${name}</button>`).join('');
  document.body.innerHTML = `<dialog class="modal" open><div class="modal-actions modal-stick" style="width:350px">${buttons}</div></dialog>`;
  // As wide as with an icon, and as the words shown while it saves.
  for (const button of all('button')) button.style.font = '650 17px/1.2 monospace';
  expect(new Set(all('button').map((button) => button.offsetTop)).size).toBe(1);
});

it('the door list is printed without its buttons, in black', async () => {
  document.body.innerHTML = `<div class="staff-door light"><header class="door-head deep">Koncert</header><div class="door-tools">Svi</div><ul class="door-rows"><li>Ana</li></ul><footer class="door-foot">Bez rezervacije</footer></div>`;
  await print();
  expect(all('.door-tools, .door-foot').map((part) => part.checkVisibility())).toEqual([
    false,
    false,
  ]);
  const head = all('.door-head').at(0);
  expect(head && getComputedStyle(head).color).toBe('rgb(0, 0, 0)');
});
