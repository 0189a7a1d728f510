import { expect, it, onTestFinished, vi } from 'vitest';
import { start } from './start.ts';

it('a press while the code for it loads counts once', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main><p data-start="none"></p><button type="button" data-press="print">Odštampaj</button></main>',
  );
  onTestFinished(() => document.querySelector('main')?.remove());
  const button = document.querySelector('button');

  const started = start();
  // As the inline script does until the page is interactive.
  Object.assign(window, { pressed: button });
  button?.click();
  await started;
  await expect.poll(() => print.mock.calls.length).toBeGreaterThan(0);
  await import('./presses/print.ts');
  expect(print).toHaveBeenCalledTimes(1);
});
