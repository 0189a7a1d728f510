import { afterEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '../door/door.css';
import './AlertBox.css';
import './Modal.css';

const print = (media: string): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { media });

const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

afterEach(async () => {
  document.body.replaceChildren();
  await print('');
  await page.viewport(1280, 900);
});

const BARS = ['action-bar', 'modal-stick', 'door-head', 'door-foot'];

it('no bar covers a low window, as zoomed to 400 %, where a field is typed in', async () => {
  document.body.innerHTML = BARS.map((name) => `<div class="${name}">Sacuvaj</div>`).join('');
  const positions = (): string[] => all('body > div').map((bar) => getComputedStyle(bar).position);
  expect(positions()).toEqual(BARS.map(() => 'sticky'));
  await page.viewport(360, 225);
  expect(positions()).toEqual(BARS.map(() => 'static'));
});

it('the door list is printed without its buttons, in black', async () => {
  document.body.innerHTML = `<div class="staff-door light"><header class="door-head deep">Koncert</header><div class="door-tools">Svi</div><ul class="door-rows"><li>Ana</li></ul><footer class="door-foot">Bez rezervacije</footer></div>`;
  await print('print');
  expect(all('.door-tools, .door-foot').map((part) => part.checkVisibility())).toEqual([
    false,
    false,
  ]);
  const head = all('.door-head').at(0);
  expect(head && getComputedStyle(head).color).toBe('rgb(0, 0, 0)');
});
