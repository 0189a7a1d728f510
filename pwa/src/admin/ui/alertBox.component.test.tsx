import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlertBox } from './AlertBox.tsx';

afterEach(async () => {
  await page.viewport(1280, 900);
});

it('keeps its buttons in one line on a phone, where they do not fit beside the text', async () => {
  await page.viewport(390, 844);
  await render(
    <div style={{ width: 350 }}>
      <AlertBox tone="amber" text="Imate nesačuvan unos od 12:04">
        <button type="button">Nastavi</button>
        <button type="button">Odbaci</button>
      </AlertBox>
    </div>,
  );
  await expect.element(page.getByRole('button').first()).toBeVisible();
  const tops = page
    .getByRole('button')
    .elements()
    .map((way) => way.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});
