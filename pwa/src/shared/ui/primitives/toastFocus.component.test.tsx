import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showToast } from './alerts.ts';

afterEach(() => {
  document.body.replaceChildren();
});

it('a focus taken with the first frame of a toast goes back when it closes', async () => {
  document.body.innerHTML =
    '<main id="sadrzaj" tabindex="-1"><button type="button">Red</button></main>';
  const row = page.getByRole('button', { name: 'Red' });
  row.element().focus();
  const undo = Object.assign(document.createElement('button'), { textContent: 'Vrati' });
  const observer = new MutationObserver(() => {
    if (undo.isConnected) undo.focus();
  });
  observer.observe(document.body, { subtree: true, childList: true });
  const close = showToast('Obrisano', { actions: undo, stays: true }, () => undefined);
  await expect.element(page.getByRole('button', { name: 'Vrati' })).toHaveFocus();
  observer.disconnect();
  close();
  await expect.element(row).toHaveFocus();
});
