// @ts-check

/** @param {string} text a line of progress */
export function say(text) {
  console.log(`• ${text}`);
}

/**
 * Prints the work and its duration.
 * @template T
 * @param {string} text
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function timed(text, work) {
  say(`${text} …`);
  const started = performance.now();
  const result = await work();
  say(`${text}: ${seconds(performance.now() - started)}`);
  return result;
}

/** @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Reported as one line; output before it may show the cause. */
export class Failure extends Error {}

/**
 * Exits with a Failure's line, or with the stack of other errors.
 * @param {() => Promise<void>} work
 */
export async function run(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? `✗ ${error.message}` : error);
    process.exit(1);
  }
}
