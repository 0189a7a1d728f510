import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPERATIONS } from '../../../test/operations.ts';
import type { Operation } from '../../../test/operation.ts';
import type { RestOptions } from '../../../test/requests.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let app: TestApp;
let canary: Server;
let hits = 0;
let addresses: string[];

beforeAll(async () => {
  // Calls come from networks of their choice: what is looked at here is not how often they may.
  app = await startTestApp({ environment: { TRUST_PROXY: 'true' } });
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
  await app.close();
});

type Fields = Readonly<Record<string, unknown>>;

/** The fields, each with its text replaced by an address in turn; every turn takes the next address. */
function* withAddress(fields: Fields): Generator<Fields> {
  for (const [index, [name, value]] of Object.entries(fields).entries()) {
    const url = addresses[index % addresses.length];
    if (typeof value === 'string') yield { ...fields, [name]: url };
    else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const inner of withAddress(value as Fields)) yield { ...fields, [name]: inner };
    }
  }
}

/** Addresses where the specification sends some, and in fields that no operation knows. */
const extra = (): Fields => ({
  imageUrl: addresses[0],
  documentUrl: addresses[1],
  youtubeUrl: addresses[2],
});

/** Sends a call of the contract's table over and over, with an address in each of its fields. */
async function sendWithAddresses(operation: Operation): Promise<number> {
  const { token } = await app.signInAs({ roleId: 1 });
  const id = (await operation.addItem?.(app)) ?? 0;
  let sent = 0;
  const rest: TestApp['rest'] = async (method, path, given) => {
    const options: RestOptions = given ?? {};
    const kind = options.form ? 'form' : 'json';
    const fields = (options[kind] ?? {}) as Fields;
    const variants = [...withAddress(fields), { ...fields, ...extra() }];
    sent += variants.length;
    await Promise.all(
      variants.map((variant) => app.rest(method, path, { ...options, [kind]: variant })),
    );
    return app.rest(method, path, options) as never;
  };
  const gql: TestApp['gql'] = async (query, variables, options) => {
    const variants = [...withAddress(variables ?? {})];
    sent += variants.length;
    await Promise.all(variants.map((variant) => app.gql(query, { ...variant }, options)));
    return app.gql(query, variables, options) as never;
  };
  await operation.send({ app: { ...app, rest, gql }, token, id });
  return sent;
}

const isRead = ({ name }: Operation): boolean => /^(GET|Query)/.test(name);
/** Deleting and signing out take no words. */
const takesWords = ({ name }: Operation): boolean =>
  !/^DELETE|\.delete|Logout|EndOther|endOther|logout/.test(name);
let sent = 0;

it.each(OPERATIONS.filter((operation) => !isRead(operation) && takesWords(operation)))(
  'an address in whichever field of $name is never fetched (FU12)',
  async (operation) => {
    sent += await sendWithAddresses(operation);
    expect(hits).toBe(0);
  },
);

it('nor is one when what was written is read (FU12)', async () => {
  expect(sent).toBeGreaterThan(150);
  const { token } = await app.signInAs({ roleId: 1 });
  for (const operation of OPERATIONS.filter(isRead)) {
    await operation.send({ app, token, id: (await operation.addItem?.(app)) ?? 0 });
  }
  for (const path of ['/', '/news-list', '/rss/vesti.xml', '/sitemap.xml', '/offline-snapshot']) {
    await app.raw(path);
  }
  await app.mailer.deliver();
  expect(hits).toBe(0);
});

it('a call to such an address would have been noticed', async () => {
  const heard = await Promise.allSettled(addresses.map((address) => fetch(address)));
  expect(heard.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2);
  expect(hits).toBeGreaterThanOrEqual(2);
});
