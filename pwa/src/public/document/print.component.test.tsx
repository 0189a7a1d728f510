import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import '../../shared/ui/tokens.css';
import '../../shared/ui/base.css';
import { ownColours } from './ownColours.ts';

const emulate = (media: string, scheme: string): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [{ name: 'prefers-color-scheme', value: scheme }],
  });

const colours = (): string[] =>
  ['--ink', '--link', '--red'].map((name) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
  );

afterEach(async () => {
  delete document.documentElement.dataset['theme'];
  document.body.replaceChildren();
  await emulate('', '');
});

it('a dark page is printed in the light colours', async () => {
  const own = document.createElement('style');
  own.textContent = ownColours({ mainColour: '#123456', accentColour: '#ffc02e' });
  document.body.append(own);
  await emulate('screen', 'light');
  const light = colours();
  await emulate('screen', 'dark');
  expect(colours()).not.toEqual(light);
  await emulate('print', 'dark');
  expect(colours()).toEqual(light);
  await emulate('print', 'light');
  document.documentElement.dataset['theme'] = 'dark';
  expect(colours()).toEqual(light);
});
