import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paper } from '../../../../test/paper.ts';
import './board.css';

const { print } = paper();

it('the board is printed whole', async () => {
  await page.viewport(720, 900);
  const days = '<th>ponedeljak</th>'.repeat(7);
  document.body.innerHTML = `<div class="board"><table><thead><tr><th>Sala</th>${days}</tr></thead></table></div>`;
  const width = (): number =>
    document.querySelector('.board table')?.getBoundingClientRect().right ?? 0;
  expect(width()).toBeGreaterThan(720);
  await print();
  expect(width()).toBeLessThanOrEqual(720);
});
