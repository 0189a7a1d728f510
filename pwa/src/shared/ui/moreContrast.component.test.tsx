import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import './tokens.css';
import './base.css';

const emulate = (features: Readonly<Record<string, string>>): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

afterEach(async () => {
  document.body.replaceChildren();
  await emulate({ 'prefers-contrast': '', 'prefers-color-scheme': '' });
});

const GROUNDS = ['', 'light', 'night', 'deep', 'green', 'ochre'];

/** Of a faint text with a line around it, and of text. */
const coloursOn = (ground: string): string[] => {
  const box = document.createElement('div');
  box.className = ground;
  box.innerHTML =
    '<p style="color: var(--ink2)"></p><p style="color: var(--line)"></p>' +
    '<p style="color: var(--edge)"></p><p style="color: var(--ink)"></p>';
  document.body.replaceChildren(box);
  return [...box.children].map((part) => getComputedStyle(part).color);
};

it.each(['light', 'dark'])('more contrast: faint text and lines are as text, %s', async (theme) => {
  await emulate({ 'prefers-color-scheme': theme });
  expect(new Set(coloursOn('')).size).toBe(4);
  await emulate({ 'prefers-color-scheme': theme, 'prefers-contrast': 'more' });
  for (const ground of GROUNDS) expect(new Set(coloursOn(ground)).size, ground).toBe(1);
});
