import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serve } from '../../graphql-server/src/serve.ts';
import { startServer } from '../../graphql-server/src/startServer.ts';

/** Milliseconds. */
const toMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/**
 * The product with measurements by message. `reset` restarts them. `longest`: the longest blocking,
 * elapsed and of the thread's own work, which other programs do not affect. `worked`: processor
 * time of all threads. `forget`: clears the cache.
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
  // The open channel must not keep the server running.
  process.channel?.unref();
  return running;
});
