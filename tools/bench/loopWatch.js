// @ts-check
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into the measured server: notes the longest stretch for which its one thread was not free. `reset` begins
 * anew; `longest` gives milliseconds.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

process.on('message', (message) => {
  if (message === 'reset') delay.reset();
  process.send?.(message === 'longest' ? delay.max / 1e6 : null);
});
// The server ends when it has closed, whoever watches.
process.channel?.unref();
