// @ts-check

/** @param {string} text a line of progress */
export function say(text) {
  console.log(`• ${text}`);
}

/**
 * Says what is being done, and how many seconds it took.
 *
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

/** A failure that is told in one line; what led to it may precede that line. */
export class Failure extends Error {}

/**
 * Runs a script: a Failure ends it with its one line, anything else with its stack.
 *
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
