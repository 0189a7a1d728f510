import { expect } from '@playwright/test';

/** A visitor with another browser than Chromium, as far as the tests need one. */
export interface Visitor {
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page; it sees nothing but what it is given. */
  run<Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Presses the first element of a selector by mouse. */
  press(selector: string): Promise<void>;
  /** Types into the element of a selector. */
  type(selector: string, text: string): Promise<void>;
  key(name: 'Tab' | 'Escape' | 'Enter'): Promise<void>;
  /** Chooses a file in a field. */
  choose(selector: string, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  end(): Promise<void>;
}

/** Waits until the page answers a question as expected. */
export async function untilAnswered<Given extends readonly unknown[], Result>(
  visitor: Visitor,
  expected: Result,
  work: (...given: Given) => Result | Promise<Result>,
  ...given: Given
): Promise<void> {
  const message = `${work.toString()} ${JSON.stringify(given)}`;
  await expect.poll(() => visitor.run(work, ...given), { message }).toEqual(expected);
}

/** Waits until the page and all its sections run. */
export const untilRunning = (visitor: Visitor): Promise<void> =>
  untilAnswered(visitor, true, () => {
    const hydrated = document.body.dataset['hydrated']?.split(' ') ?? [];
    return (
      ['navigation', 'page'].every((part) => hydrated.includes(part)) &&
      document.querySelector('[data-dehydrated]') === null
    );
  });

/** The headline of the page; empty while there is none. */
export const headline = (visitor: Visitor): Promise<string> =>
  visitor.run(() => document.querySelector('h1')?.textContent ?? '');
