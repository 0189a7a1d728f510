import { randomInt, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import BetterSqlite3 from 'better-sqlite3';
import { encodeCursor } from '@centar/domain/cursor.ts';
import { previewEnding } from '@centar/domain/fileRules.ts';
import type { AttackName } from './attackNames.ts';

/**
 * Runs one attack from its own address until killed: `attacker.ts <attack> <origin> <picture> <data
 * folder>`. Prints `ready` once running.
 */
const [, , attack = '', origin = '', picture = '', dataDir = ''] = process.argv;
const { hostname, port } = new URL(origin);
/** Different from the visitors' address. */
const localAddress = '127.0.0.2';
const CONCURRENCY = 20;

function open(onSocket: (socket: Socket) => void): void {
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.on('error', () => undefined);
  socket.once('connect', () => onSocket(socket));
  // Reopens a closed connection.
  socket.once('close', () => setTimeout(() => open(onSocket), 1000));
}

function openMany(count: number, onSocket: (socket: Socket) => void): void {
  for (let index = 0; index < count; index += 1) open(onSocket);
}

/** Requests addresses endlessly, a few at a time. */
function ask(
  path: () => string,
  options: { method?: string; headers?: Record<string, string>; body?: () => string } = {},
): void {
  const { method = 'GET', headers = {}, body } = options;
  const again = (): void => {
    const sent = request(
      { hostname, port, path: path(), method, headers, localAddress, agent: false },
      (response) => response.resume().once('close', again),
    );
    sent.once('error', () => setTimeout(again, 10));
    sent.end(body?.());
  };
  for (let index = 0; index < CONCURRENCY; index += 1) again();
}

const junk = (): string => randomInt(2 ** 40).toString(36);
const json = { 'content-type': 'application/json' };

/** The previews of the visible pictures: each is created by its first request. */
async function previews(): Promise<string[]> {
  const snapshot = await (await fetch(`${origin}/offline-snapshot`)).text();
  const pictures = snapshot.match(/\/media\/[0-9a-f-]{36}(?=\.(?:jpg|png))/g);
  return [...new Set(pictures)].map((one) => one + previewEnding(undefined));
}

const ATTACKS: Record<AttackName, () => void> = {
  'silent connections': () => openMany(1005, () => undefined),
  'unfinished bodies': () =>
    openMany(1010, (socket) =>
      socket.write(
        'POST /api/UserAuth/Login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
      ),
    ),
  'pictures asked for and not read': () =>
    openMany(20, (socket) => {
      socket.pause();
      socket.write(`GET ${picture} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(500));
    }),
  'names of files that do not exist': () => ask(() => `/media/${randomUUID()}-320.webp`),
  'previews of every picture': () =>
    void previews().then((all) => {
      let next = 0;
      ask(() => all[next++ % all.length] ?? '/');
    }),
  'addresses that do not exist': () => ask(() => `/nema-${junk()}`),
  'days without anything': () => ask(() => `/raspored?dan=${junk()}`),
  'unknown parameters': () => ask(() => `/?${junk()}=${junk()}`),
  'odd cursors': () => ask(() => `/news-list?posle=MS4x${'!'.repeat(randomInt(40))}${junk()}`),
  'other places in a list': () =>
    ask(() => {
      const at = new Date(randomInt(2 ** 40));
      return `/news-list?posle=${encodeCursor({ at, id: randomInt(1, 2 ** 30) })}`;
    }),
  'the snapshot with a foreign cookie': () =>
    ask(() => '/offline-snapshot', { headers: { cookie: `x=${junk()}` } }),
  'sign-ins while the database is locked': () => {
    const lock = new BetterSqlite3(`${dataDir}/centar.db`);
    const hold = (): void => {
      lock.exec('BEGIN IMMEDIATE');
      setTimeout(() => {
        lock.exec('COMMIT');
        setTimeout(hold, 50);
      }, 4000);
    };
    hold();
    const body = () => JSON.stringify({ email: `${junk()}@primer.rs`, password: 'x' });
    ask(() => '/api/UserAuth/Login', { method: 'POST', headers: json, body });
  },
};

ATTACKS[attack as AttackName]();
setTimeout(() => process.stdout.write('ready\n'), 1000);
// Unread connections do not keep the process alive.
setInterval(() => undefined, 1000);
