import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import type { RestOptions } from './requests.ts';
import { sharedTestApp } from './sharedTestApp.ts';
import type { TestApp } from './testApp.ts';

/** One of each: control characters of both sets, noncharacters, half of a surrogate pair. */
const SIGNS = '\u0000\u0001\u000b\u001f\u007f\u009f\ufffe\uffff\ud800';
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/u;
/** The replacement character, written in place of a lone surrogate. */
const REPLACED = '\ufffd';

type Fields = Readonly<Record<string, unknown>>;

/** Listens where the addresses lead. */
let canary: Server;
let hits = 0;
let addresses: string[];
let sent = 0;
let accepted = 0;

// Calls come from networks of their choice, since limits have their own tests.
const app = sharedTestApp({ environment: { TRUST_PROXY: 'true' } });
beforeAll(async () => {
  canary = createServer((_request, response) => response.end('here'));
  canary.on('connection', () => {
    hits += 1;
  });
  // Without an address it listens on all of them, IPv6 included where there is any.
  await new Promise<void>((resolve) => canary.listen(0, resolve));
  const { port } = canary.address() as AddressInfo;
  const hosts = ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '2130706433'];
  addresses = hosts.map((host) => `http://${host}:${String(port)}/slika.png?v=dQw4w9WgXcQ`);
});
afterAll(async () => {
  canary.closeAllConnections();
  await new Promise((resolve) => canary.close(resolve));
});

/** The fields with another text in one of them at a time; dates and choices refuse theirs. */
function* variantsOf(fields: Fields): Generator<Fields> {
  for (const [index, [name, value]] of Object.entries(fields).entries()) {
    if (typeof value === 'string') {
      const address = addresses[index % addresses.length] ?? '';
      yield { ...fields, [name]: address.replace('.png', `${SIGNS}.png`) };
    } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const inner of variantsOf(value as Fields)) yield { ...fields, [name]: inner };
    }
  }
}

/** A form can't be sent with half of a surrogate pair in it. */
const withoutHalves = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/\p{Cs}/gu, '') : value,
    ]),
  );

/** Sends a call of the contract once for each of its texts, then as it is. */
async function sendVariants(operation: Operation): Promise<void> {
  const { token } = await app.signInAs({ roleId: 1 });
  const id = (await operation.addItem?.(app)) ?? 0;
  // Fields of the specification that no operation accepts.
  const [imageUrl, documentUrl, youtubeUrl] = addresses;
  const rest: TestApp['rest'] = async (method, path, given) => {
    const options: RestOptions = given ?? {};
    const kind = options.form ? 'form' : 'json';
    const fields = (options[kind] ?? {}) as Fields;
    for (const variant of [
      ...variantsOf(fields),
      { ...fields, imageUrl, documentUrl, youtubeUrl },
    ]) {
      const whole = kind === 'form' ? withoutHalves(variant) : variant;
      const { status } = await app.rest(method, path, { ...options, [kind]: whole });
      expect([200, 201, 400, 401, 404, 409, 429]).toContain(status);
      sent += 1;
      if (status < 300) accepted += 1;
    }
    return app.rest(method, path, options) as never;
  };
  const gql: TestApp['gql'] = async (query, variables, options) => {
    for (const variant of variantsOf(variables ?? {})) {
      const { code } = await app.gql(query, { ...variant }, options);
      expect(code).not.toBe('INTERNAL_SERVER_ERROR');
      sent += 1;
      if (code === undefined) accepted += 1;
    }
    return app.gql(query, variables, options) as never;
  };
  await operation.send({ app: { ...app, rest, gql }, token, id });
}

const decoded = (json: string): string =>
  json.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Every text of every row of every table, decoded where it is JSON. */
function storedTexts(): string[] {
  const file = new BetterSqlite3(app.databaseFile, { readonly: true });
  const tables = file
    .prepare<[], { name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .all();
  const texts = tables.flatMap(({ name }) =>
    file
      .prepare<[], Record<string, unknown>>(`SELECT * FROM "${name}"`)
      .all()
      .flatMap((row) => Object.values(row).filter((value) => typeof value === 'string')),
  );
  file.close();
  return texts.map((text) => (text.startsWith('{') || text.startsWith('[') ? decoded(text) : text));
}

/** GraphQL has the rules of REST, of which one type shows how both parse texts. */
const SENT = OPERATIONS.filter(({ name }) => /\/|News/.test(name));
const isRead = ({ name }: Operation): boolean => /^(GET|Query)/.test(name);
/** Deleting and signing out take no words. */
const takesWords = ({ name }: Operation): boolean =>
  !/^DELETE|\.delete|Logout|EndOther|endOther|logout/.test(name);

describe('in whichever text of a call', () => {
  it.each(SENT.filter((operation) => !isRead(operation) && takesWords(operation)))(
    '$name stores no control character and fetches no address (FU12)',
    async (operation) => {
      await sendVariants(operation);
      const isBroken = (text: string): boolean => FORBIDDEN.test(text) || text.includes(REPLACED);
      expect(storedTexts().filter(isBroken)).toEqual([]);
      expect(hits).toBe(0);
    },
  );

  it('many were accepted, and reading them fetches no address either (FU12)', async () => {
    expect(sent).toBeGreaterThan(150);
    expect(accepted).toBeGreaterThan(60);
    const { token } = await app.signInAs({ roleId: 1 });
    for (const operation of SENT.filter(isRead)) {
      await operation.send({ app, token, id: (await operation.addItem?.(app)) ?? 0 });
    }
    for (const path of ['/', '/news-list', '/rss/vesti.xml', '/sitemap.xml', '/offline-snapshot']) {
      await app.raw(path);
    }
    await app.mailer.deliver();
    expect(hits).toBe(0);
  });

  it('a fetched address would be detected', async () => {
    const heard = await Promise.allSettled(addresses.map((address) => fetch(address)));
    expect(heard.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2);
    expect(hits).toBeGreaterThanOrEqual(2);
  });
});
