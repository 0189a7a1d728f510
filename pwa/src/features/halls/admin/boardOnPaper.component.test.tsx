import { afterEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import './board.css';

const print = (media: string): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { media });

afterEach(async () => {
  document.body.replaceChildren();
  await print('');
  await page.viewport(1280, 900);
});

it('the board is printed whole', async () => {
  await page.viewport(720, 900);
  const days = '<th>ponedeljak</th>'.repeat(7);
  document.body.innerHTML = `<div class="board"><table><thead><tr><th>Sala</th>${days}</tr></thead></table></div>`;
  const width = (): number =>
    document.querySelector('.board table')?.getBoundingClientRect().right ?? 0;
  expect(width()).toBeGreaterThan(720);
  await print('print');
  expect(width()).toBeLessThanOrEqual(720);
});
