// @ts-check

/** @param {string} text a line of progress */
export function say(text) {
  console.log(`• ${text}`);
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
