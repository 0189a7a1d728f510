import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderAgain } from './awake.ts';
import { hydrateIsland } from './hydrateIsland.tsx';
import { island } from './island.tsx';
import { repeatEarlyPresses, wakeIslands } from './wakeIslands.ts';

interface CounterProps {
  readonly label: string;
}

let isBroken = false;

function CounterContent({ label }: CounterProps): ReactNode {
  const [count, setCount] = useState(0);
  if (isBroken) throw new Error('Map.groupBy is not a function');
  return (
    <p>
      <a href="#koncert">Koncert na trgu</a>
      <button
        type="button"
        onClick={() => setCount(count + 1)}
      >{`${label} ${String(count)}`}</button>
    </p>
  );
}

const Counter = island<CounterProps>({ name: 'Counter', wake: 'touch' }, CounterContent);

/** Puts the page in the document as a server sends it. */
function receive(): HTMLElement {
  document.body.innerHTML = renderToString(
    <main>
      <h1>Šta ima</h1>
      <Counter label="Sačuvano" />
    </main>,
  );
  const element = document.querySelector<HTMLElement>('[data-island]');
  if (!element) throw new Error('No island');
  return element;
}

afterEach(() => {
  isBroken = false;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const buttonText = (): string | null | undefined => document.querySelector('button')?.textContent;

it('an awake island answers presses and keeps its state when its props change', async () => {
  const element = receive();
  await hydrateIsland(element, Counter);
  await page.getByRole('button').click();
  await expect.poll(buttonText).toBe('Sačuvano 1');
  element.dataset['props'] = JSON.stringify({ label: 'Sa zvezdicom' });
  renderAgain(element);
  await expect.poll(buttonText).toBe('Sa zvezdicom 1');
});

it('an island whose code throws keeps the markup of the server', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const element = receive();
  isBroken = true;
  await expect(hydrateIsland(element, Counter)).rejects.toThrow('An island threw');
  await expect.element(page.getByRole('link', { name: 'Koncert na trgu' })).toBeVisible();
  expect(element.hasAttribute('data-no-scripts')).toBe(true);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(buttonText()).toBe('Sačuvano 0');
});

it('an island that throws after a press shows what it showed first', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const element = receive();
  await hydrateIsland(element, Counter);
  isBroken = true;
  await page.getByRole('button').click();
  await expect.poll(() => element.hasAttribute('data-no-scripts')).toBe(true);
  expect(buttonText()).toBe('Sačuvano 0');
});

it('an island in another one is a part of it', () => {
  const Outer = island({ name: 'Outer', wake: 'start' }, () => <Counter label="Sačuvano" />);
  document.body.innerHTML = renderToString(<Outer />);
  const names = [...document.querySelectorAll<HTMLElement>('[data-island]')].map(
    ({ dataset }) => dataset['island'],
  );
  expect(names).toEqual(['Outer']);
});

it('a press whose code cannot be loaded follows a link, and does nothing else', async () => {
  const ready = vi.fn(() => Promise.reject(new Error('Failed to fetch')));
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const element = receive();
  element.dataset['island'] = 'CardSliderControl';
  wakeIslands(ready, () => undefined);
  repeatEarlyPresses(ready);
  expect(ready).not.toHaveBeenCalled();
  await page.getByRole('button').click();
  await expect.poll(() => ready.mock.calls.length).toBe(1);
  expect(buttonText()).toBe('Sačuvano 0');
  await page.getByRole('link').click();
  await expect.poll(() => window.location.hash).toBe('#koncert');
  // Each press tries again.
  expect(ready).toHaveBeenCalledTimes(2);
});
