import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../ui/Field.css';
import './settings.css';

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1280, 900);
});

const week = (name: string): string =>
  `<div class="is-paired"><fieldset class="rows week-rows"><legend>${name}</legend><div class="week"><div class="field"><label class="field-label">Ponedeljak</label><input class="field-input"></div></div></fieldset></div>`;

/** The edges of the first head's words, its fields and its fieldset, in whole pixels. */
function edges(): { words: number; left: number; right: number; end: number } {
  const [legend, input, fieldset] = ['legend', 'input', 'fieldset'].map((name) => {
    const element = document.querySelector(name);
    if (!element) throw new Error(`No ${name}`);
    return element;
  });
  const words = document.createRange();
  words.selectNodeContents(legend as Element);
  const field = (input as Element).getBoundingClientRect();
  return {
    words: Math.round(words.getBoundingClientRect().left),
    left: Math.round(field.left),
    right: Math.round(field.right),
    end: Math.round((fieldset as Element).getBoundingClientRect().right),
  };
}

it.each([390, 1280])(
  'the hours are as wide as their head, which begins with them: %i',
  async (width) => {
    await page.viewport(width, 844);
    document.body.innerHTML = `<style>*{box-sizing:border-box}fieldset{min-width:0;margin:0;padding:0;border:0}</style><div class="form-grid-two" style="display:grid;gap:16px;width:${width < 600 ? '350px' : '760px'}">${week('Kuća')}${week('Blagajna')}</div>`;
    const { words, left, right, end } = edges();
    expect(right).toBe(end);
    if (width < 600) expect(words).toBe(left);
  },
);
