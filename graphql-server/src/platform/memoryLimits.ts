import { performance } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MB = 1024 * 1024;
/** V8 would let the young generation grow to 128 MB under load, and never shrink it. */
const YOUNG_BYTES = 32 * MB;
const YOUNG_CHECK_MS = 1000;
const QUIET_CHECK_MS = 30_000;
const QUIET = 0.2;
/** The growth of the process that is worth the pause of a collection. */
const GROWTH_BYTES = 48 * MB;

export interface MemoryProbe {
  /** Resident bytes. */
  resident(): number;
  /** Bytes of the young generation. */
  young(): number;
  utilization(): number;
  letYoungGrow(mayGrow: boolean): void;
  /** Collects garbage and releases free memory, in some hundred milliseconds. */
  collect(): void;
}

/** Limits the memory of a process. */
export interface MemoryLimits {
  limitYoung(): void;
  /** Releases memory once the process is quiet. Call it twice a minute. */
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
      // The remaining memory is in use, so the next collection waits for new growth.
      lowest = probe.resident();
    },
  };
}

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
      // Other flavors do not release the pages of the young generation.
      collectAll({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    },
  };
}

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
