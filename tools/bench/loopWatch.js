// @ts-check
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into the measured server: notes the longest stretch for which its one thread was not free, and how much the
 * thread itself worked in one: what other programs of a busy machine take of the processor is in the first alone.
 * `reset` begins anew; `longest` gives both in milliseconds.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

const worked = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let longest = 0;
let before = worked();
setInterval(() => {
  const now = worked();
  longest = Math.max(longest, now - before);
  before = now;
}, 1).unref();

process.on('message', (message) => {
  if (message === 'reset') {
    delay.reset();
    longest = 0;
  }
  process.send?.(message === 'longest' ? { taken: delay.max / 1e6, worked: longest } : null);
});
// The server ends when it has closed, whoever watches.
process.channel?.unref();
