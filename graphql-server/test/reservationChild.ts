import { createRateLimiter } from '../src/platform/rateLimit/rateLimiter.ts';
import { openDatabase } from '../src/platform/database/openDatabase.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createMailer } from '../src/platform/mail/mailer.ts';
import { toAppError } from '../src/platform/errors.ts';
import { createReservations } from '../src/reservations/createReservations.ts';
import { endWithParent } from './endWithParent.ts';

/**
 * A process of its own that reserves until it is killed: `reservationChild.ts <database> <dateKey>
 * <json>` with the numbers of mailboxes. It says `ready` before it begins; each number that it says
 * afterwards is acknowledged.
 */
endWithParent();
const [, , url = '', dateKey = '', json = '[]'] = process.argv;
const numbers = (JSON.parse(json) as number[]).values();
const clock = () => new Date('2026-11-21T10:00:00Z');
const database = await openDatabase(url);
const { visitors } = createReservations({
  database,
  clock,
  limiter: createRateLimiter(database, clock),
  mailer: createMailer({
    database,
    clock,
    // Queued mails show who was told.
    transport: { reachesPeople: true, doneMessage: '', send: () => new Promise(() => undefined) },
    log: createLogger('silent'),
  }),
  publicUrl: 'https://centar.example',
  centreName: () => 'Centar',
  centre: { facts: {}, keepScript: [], writers: { latin: (text: string) => text } } as never,
});
const CONCURRENCY = 20;

/** As a visitor does who is told to come back: other processes may hold the lock for long. */
async function reserveOnce(input: object, network: string): Promise<string> {
  for (;;) {
    try {
      return (await visitors.reserve(input, network)).state;
    } catch (error) {
      if (toAppError(error).code !== 'UNAVAILABLE') throw error;
    }
  }
}

async function reserveNext(): Promise<void> {
  for (const number of numbers) {
    const email = `osoba${String(number)}@centar.example`;
    const input = { dateKey, places: 1, name: `Osoba ${String(number)}`, email };
    const network = `10.${String(number % 256)}.${String(Math.trunc(number / 256))}.1`;
    const state = await reserveOnce(input, network);
    process.stdout.write(`${String(number)} ${state}\n`);
  }
}

process.stdout.write('ready\n');
await Promise.all(Array.from({ length: CONCURRENCY }, reserveNext));
process.stdout.write('done\n');
await new Promise(() => setInterval(() => undefined, 1000));
