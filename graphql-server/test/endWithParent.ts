/**
 * Ends this process once the one that started it has gone: its input, a pipe from there, ends then. A process that is
 * left over keeps the output of the test run open, and the run waits for it for ever.
 */
export function endWithParent(): void {
  process.stdin.on('end', () => process.exit()).resume();
}
