import { AsyncLocalStorage } from 'node:async_hooks';
import type { Generator } from '../generator.ts';

interface Held {
  readonly name: string;
  readonly label: string;
  readonly go: () => void;
}

/** Only ends what hangs. */
const STUCK_MS = 10_000;
/** After it, a request is taken to wait for what a held one computes for both. */
const SHARED_MS = 1000;

/** The name of the concurrent request that the present code works for. */
export const requestName = new AsyncLocalStorage<string>();

/**
 * Runs concurrent requests one await at a time: as soon as each of them waits, the generator chooses
 * which one goes on.
 */
export function createInterleaving(names: readonly string[], next: Generator) {
  const open = new Set(names);
  const queued = new Set<string>();
  const running: string[] = [];
  const held: Held[] = [];
  const order: string[] = [];
  let wake = (): void => undefined;

  const isWaiting = (name: string): boolean =>
    !running.includes(name) && (queued.has(name) || held.some((one) => one.name === name));
  const currentName = (): string | undefined => {
    const name = requestName.getStore();
    return name !== undefined && open.has(name) ? name : undefined;
  };

  async function settled(): Promise<void> {
    const [stuck, shared] = [Date.now() + STUCK_MS, Date.now() + SHARED_MS];
    while (open.size > 0 && (held.length === 0 || ![...open].every(isWaiting))) {
      if (Date.now() > stuck) {
        const others = held.map(({ name, label }) => `${name} ${label}`).join(', ');
        throw new Error(`${[...open].join(', ')} do not go on while these wait: ${others}`);
      }
      if (held.length > 0 && running.length === 0 && Date.now() >= shared) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, SHARED_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  return {
    /** Which request went on, and where it had waited. */
    order,
    async hold(label: string): Promise<void> {
      const name = currentName();
      if (name === undefined) return;
      await new Promise<void>((go) => {
        held.push({ name, label, go });
        wake();
      });
    },
    /** While a request waits for another one, it can't be chosen. */
    async whileQueued<T>(wait: () => Promise<T>): Promise<T> {
      const name = currentName();
      if (name === undefined) return wait();
      queued.add(name);
      wake();
      try {
        return await wait();
      } finally {
        queued.delete(name);
      }
    },
    /** While the database works for a request, no other one goes on. */
    async whileRunning<T>(work: () => Promise<T>): Promise<T> {
      const name = currentName();
      if (name === undefined) return work();
      running.push(name);
      try {
        return await work();
      } finally {
        running.splice(running.indexOf(name), 1);
        wake();
      }
    },
    finish(name: string): void {
      open.delete(name);
      wake();
    },
    async run(): Promise<void> {
      try {
        while (open.size > 0) {
          await settled();
          const [chosen] = held.splice(next(held.length), 1);
          if (!chosen) continue;
          order.push(`${chosen.name} ${chosen.label}`);
          chosen.go();
        }
      } finally {
        open.clear();
        for (const { go } of held.splice(0)) go();
      }
    },
  };
}

export type Interleaving = ReturnType<typeof createInterleaving>;
