import { staffTexts } from '../texts/staff.texts.ts';
import type { WaitingPart } from './waitingParts.ts';

export interface PartlySaved {
  readonly saved: readonly string[];
  readonly failed: readonly string[];
}

/**
 * Sends the fields, then the waiting parts. A retry continues where the last attempt ended.
 * `unchanged` is the stored item if its fields need not be sent.
 */
export function fieldsThenParts<Item>(
  parts: readonly WaitingPart[],
  unchanged: Item | undefined,
  sendFields: () => Promise<Item>,
) {
  const queue = parts.filter(({ send }) => send !== undefined);
  const together = parts.filter(({ send }) => send === undefined);
  let stored = queue.length === 0 ? undefined : unchanged;
  const done: string[] = [];
  return {
    async run(): Promise<Item> {
      let now = stored;
      if (now === undefined) {
        now = await sendFields();
        stored = now;
        done.push(staffTexts.waiting.fields, ...together.map(({ name }) => name));
      }
      for (let next = queue[0]; next !== undefined; next = queue[0]) {
        const changed = await next.send?.(now);
        if (changed !== undefined) now = changed as Item;
        stored = now;
        done.push(next.name);
        queue.shift();
      }
      return now;
    },
    /** What this save has stored so far. */
    stored: () => (done.length > 0 ? stored : undefined),
    /** Undefined if there was nothing but the fields, and they failed. */
    outcome: (): PartlySaved | undefined =>
      parts.length > 0 || done.length > 0
        ? { saved: done, failed: queue.map(({ name }) => name) }
        : undefined,
  };
}
