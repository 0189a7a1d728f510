import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Database } from '../src/platform/database/database.ts';
import { childProgram } from './childProgram.ts';

const CHILD = new URL('reservationChild.ts', import.meta.url);

/** A process that reserves. */
export interface ReservingProcess {
  /** Acknowledged reservations: the number of the mailbox and the answered state. */
  readonly acknowledged: ReadonlyMap<number, string>;
  /** Resolves when so many are acknowledged, or all are. */
  whenAcknowledged(count: number): Promise<void>;
  kill(): Promise<void>;
}

/** Starts a process that reserves for the mailboxes of these numbers. */
export async function startReserving(
  url: string,
  dateKey: string,
  numbers: readonly number[],
): Promise<ReservingProcess> {
  const child = spawn(
    process.execPath,
    [await childProgram(CHILD), url, dateKey, JSON.stringify(numbers)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  let notify = (): void => undefined;
  const exit = once(child, 'exit');
  void exit.then(() => notify());
  const acknowledged = new Map<number, string>();
  let isDone = false;
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'ready') resolve();
      const [, number, state = ''] = /^(\d+) (.+)$/.exec(line) ?? [];
      if (number !== undefined) acknowledged.set(Number(number), state);
      isDone ||= line === 'done';
      notify();
    });
  });
  await Promise.race([ready, exit]);
  return {
    acknowledged,
    whenAcknowledged: (count) =>
      new Promise((resolve) => {
        notify = () => {
          if (isDone || acknowledged.size >= count || child.exitCode !== null) resolve();
        };
        notify();
      }),
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/** What is stored of a race for the places of an offer. */
export async function raceState({ reader }: Pick<Database, 'reader'>, offerId: number) {
  const offer = await reader.reservationOffer.findUniqueOrThrow({ where: { id: offerId } });
  const rows = await reader.reservation.findMany({
    where: { offerId },
    orderBy: { id: 'asc' },
  });
  // A mailbox that reserved again was killed before it knew, and is told what it has.
  const mails = await reader.outboxMail.findMany({
    where: { NOT: { text: { contains: 'ponovo je tražena' } } },
    select: { recipient: true },
  });
  const held = rows.filter(({ state }) => state === 'held');
  const told = new Map<string, number>();
  for (const { recipient } of mails) told.set(recipient, (told.get(recipient) ?? 0) + 1);
  return {
    taken: offer.taken,
    waiting: offer.waiting,
    held: held.length,
    waits: rows.length - held.length,
    /** Held ones are the first that were stored. */
    isInOrder: rows.slice(0, held.length).every(({ state }) => state === 'held'),
    mailboxes: rows.map(({ emailNorm }) => emailNorm),
    isToldOnce: rows.every(({ email }) => told.get(email) === 1) && told.size === rows.length,
  };
}
