import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serve } from '../../graphql-server/src/serve.ts';
import { startServer } from '../../graphql-server/src/startServer.ts';

/** Processor time in milliseconds. */
const toMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/**
 * The product with a watch in it. `reset` begins anew; `longest` gives the longest stretch for which its one thread was not
 * free, and how much the thread itself worked in one: what other programs of a busy machine take of the processor is in the
 * first alone. `worked` gives the processor time of all its threads since the start; `forget` drops every ready answer.
 */
await serve(async (environment, logger) => {
  const running = await startServer(environment, logger);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let longest = 0;
  let before = toMs(process.threadCpuUsage());
  setInterval(() => {
    const now = toMs(process.threadCpuUsage());
    longest = Math.max(longest, now - before);
    before = now;
  }, 1).unref();

  const answers: Readonly<Record<string, () => unknown>> = {
    reset() {
      delay.reset();
      longest = 0;
      return null;
    },
    longest: () => ({ taken: delay.max / 1e6, worked: longest }),
    worked: () => toMs(process.cpuUsage()),
    forget() {
      running.app.cache.clear();
      return null;
    },
  };
  process.on('message', (message) => {
    process.send?.(answers[String(message)]?.() ?? null);
  });
  // The server ends when it has closed, whoever watches.
  process.channel?.unref();
  return running;
});
