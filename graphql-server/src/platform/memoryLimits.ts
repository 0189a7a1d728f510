import { performance } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MB = 1024 * 1024;
/** The young generation grows to this size. V8 lets it grow to 128 MB under a flood, and never takes it back. */
const YOUNG_BYTES = 32 * MB;
const YOUNG_CHECK_MS = 1000;
const QUIET_CHECK_MS = 30_000;
/** The share of its time that the event loop may be at work for the process to count as quiet. */
const QUIET = 0.2;
/** How much the process has to grow for a collection to be worth a pause. */
const GROWTH_BYTES = 48 * MB;

/** What the limits read of the process, and do to it. */
export interface MemoryProbe {
  /** Bytes of the process in memory. */
  resident(): number;
  /** Bytes reserved for the young generation. */
  young(): number;
  /** The share of time at work since the last call, 0 to 1. */
  utilization(): number;
  /** Lets the young generation grow, or keeps its size. */
  letYoungGrow(mayGrow: boolean): void;
  /** Collects garbage and gives free memory back to the system; some hundred milliseconds. */
  collect(): void;
}

/** Keeps the memory of a process within bounds. */
export interface MemoryLimits {
  /** To be called every second. */
  limitYoung(): void;
  /** To be called twice a minute: after a time of much work, and once it is quiet, memory is given back. */
  giveBack(): void;
}

export function createMemoryLimits(probe: MemoryProbe): MemoryLimits {
  let mayGrow = true;
  let lowest = probe.resident();
  return {
    limitYoung() {
      const next = probe.young() < YOUNG_BYTES;
      if (next !== mayGrow) probe.letYoungGrow(next);
      mayGrow = next;
    },
    giveBack() {
      const isQuiet = probe.utilization() < QUIET;
      const resident = probe.resident();
      lowest = Math.min(lowest, resident);
      if (!isQuiet || resident - lowest < GROWTH_BYTES) return;
      probe.collect();
      // What is still there is needed: the next collection waits for new growth.
      lowest = probe.resident();
    },
  };
}

/** The probe of this process. */
function ownProcess(): MemoryProbe {
  let last = performance.eventLoopUtilization();
  let collectAll: ((options: object) => void) | undefined;
  return {
    resident: () => process.memoryUsage.rss(),
    young: () =>
      getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ??
      0,
    utilization() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    letYoungGrow(mayGrow) {
      setFlagsFromString(`--semi-space-growth-factor=${mayGrow ? '2' : '1'}`);
    },
    collect() {
      if (!collectAll) {
        setFlagsFromString('--expose-gc');
        collectAll = runInNewContext('gc') as (options: object) => void;
      }
      // Other kinds of collection keep the pages of the young generation.
      collectAll({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    },
  };
}

/** Keeps the memory of this process within bounds until the returned function is called. */
export function limitMemory(): () => void {
  const limits = createMemoryLimits(ownProcess());
  const timers = [
    setInterval(() => limits.limitYoung(), YOUNG_CHECK_MS),
    setInterval(() => limits.giveBack(), QUIET_CHECK_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
