import { expect } from '@playwright/test';

/** A visitor with another browser than Chromium, with the methods that the tests need. */
export interface Visitor {
  open(address: string): Promise<void>;
  /** Runs a function in the page; it cannot use variables from outside. */
  run<Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Clicks the first element of a selector. */
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  key(name: 'Tab' | 'Escape' | 'Enter'): Promise<void>;
  choose(selector: string, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  end(): Promise<void>;
}

/** Waits until the page returns the expected result. */
export async function untilAnswered<Given extends readonly unknown[], Result>(
  visitor: Visitor,
  expected: Result,
  work: (...given: Given) => Result | Promise<Result>,
  ...given: Given
): Promise<void> {
  const message = `${work.toString()} ${JSON.stringify(given)}`;
  await expect.poll(() => visitor.run(work, ...given), { message }).toEqual(expected);
}

/** Waits until the page handles presses and its needed islands are awake. */
export const untilRunning = (visitor: Visitor): Promise<void> =>
  untilAnswered(
    visitor,
    true,
    () =>
      document.body.dataset['interactive'] !== undefined &&
      document.querySelector('[data-waking], [data-wake="start"]:not([data-awake])') === null,
  );

/** Empty while there is none. */
export const headline = (visitor: Visitor): Promise<string> =>
  visitor.run(() => document.querySelector('h1')?.textContent ?? '');
