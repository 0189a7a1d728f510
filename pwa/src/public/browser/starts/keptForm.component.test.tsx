import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { start } from './keptForm.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** An awaited answer, given by the test. */
function heldAnswer(): { readonly calls: () => number; readonly fail: () => void } {
  let calls = 0;
  let fail = (): void => undefined;
  vi.stubGlobal('fetch', () => {
    calls += 1;
    return new Promise((_resolve, reject) => {
      fail = () => {
        reject(new TypeError('Failed to fetch'));
      };
    });
  });
  return {
    calls: () => calls,
    fail: () => {
      fail();
    },
  };
}

it('the button says that the form is being sent, once, and again what it does if that fails', async () => {
  document.body.innerHTML = `<main><form method="post" action="/x" data-unsent="Nema veze." data-sending="Šalje se…"><input name="name" aria-label="Ime"><button>Rezerviši</button></form></main>`;
  const form = document.querySelector('form');
  const button = document.querySelector('button');
  if (!form || !button) throw new Error('No form');
  start(form);
  const answer = heldAnswer();
  await userEvent.fill(form.elements.item(0) as HTMLInputElement, 'Ana');
  const width = button.offsetWidth;
  await userEvent.click(button);
  expect(button.textContent).toBe('Šalje se…');
  expect(form.ariaBusy).toBe('true');
  expect(button.offsetWidth).toBeGreaterThanOrEqual(width);
  await userEvent.click(button);
  expect(answer.calls()).toBe(1);
  answer.fail();
  await expect.poll(() => button.textContent).toBe('Rezerviši');
  expect(form.ariaBusy).toBeNull();
  expect(document.activeElement?.textContent).toBe('Nema veze.');
  expect(new FormData(form).get('name')).toBe('Ana');
});
