import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createPasswords } from '../src/accounts/auth/passwords.ts';
import type { Database } from '../src/platform/database/database.ts';
import { MINIMAL_COST } from './cheapAuthParts.ts';
import { MOVIE_FIELDS, NEWS_FIELDS, PROGRAM_FIELDS } from './contentTypes.ts';
import type { requestsTo, SentFile } from './requests.ts';

/** The expected state of an item. `image` is the id of its file, or `any` if the answer never came. */
export interface State {
  readonly title: string;
  readonly image: string;
  readonly isDeleted: boolean;
  readonly screenings: number;
}

/** An item that a writer has created, with its acknowledged state and the state of a request without an answer. */
export interface WrittenItem {
  readonly table: 'News' | 'Program' | 'Movie';
  /** Stands in the description, which no edit changes. */
  readonly mark: string;
  id: number;
  acknowledged: State | undefined;
  pending: State | undefined;
}

/** An account whose password is changed, or that was created. */
export interface WrittenAccount {
  readonly email: string;
  readonly token: string;
  acknowledged: string | undefined;
  pending: string | undefined;
}

/** Everything that was written, for comparing. */
export interface Ledger {
  readonly items: WrittenItem[];
  readonly created: WrittenAccount[];
  /** Accounts whose passwords are changed; each change ends the sessions of that account only. */
  readonly changers: WrittenAccount[];
  acknowledged: number;
  /** Cut calls without any effect. */
  lost: number;
}

export const newLedger = (): Ledger => ({
  items: [],
  created: [],
  changers: [],
  acknowledged: 0,
  lost: 0,
});

/** The connection and the credentials of a writer. */
export interface WriterOptions {
  readonly ledger: Ledger;
  readonly ask: ReturnType<typeof requestsTo>;
  /** Of an administrator. */
  readonly token: string;
  readonly image: SentFile;
}

/** Writes several times, one call after the other. Throws when a call fails. */
export type Writer = (door: WriterOptions) => Promise<void>;

const FIRST_PASSWORD = 'lozinka broj 0';
const HOURS_MS = 20 * 3_600_000;

/** Adds an account with a session, beside the services. */
export async function addAccount(
  database: Pick<Database, 'write'>,
  email: string,
): Promise<WrittenAccount> {
  const token = randomBytes(32).toString('base64url');
  const passwordHash = await createPasswords(MINIMAL_COST).hash(FIRST_PASSWORD);
  const session = {
    tokenHash: createHash('sha256').update(token).digest('hex'),
    expiresAt: new Date(Date.now() + HOURS_MS),
  };
  const data = { name: 'Ana', email, emailNorm: email, passwordHash, roleId: 1 };
  await database.write(({ user }) =>
    user.create({ data: { ...data, sessions: { create: session } } }),
  );
  return { email, token, acknowledged: FIRST_PASSWORD, pending: undefined };
}

let count = 0;
const next = (): string => String((count += 1));

/** The id of the stored file behind an address such as `/media/<id>.jpg`. */
const fileIdOf = (url: unknown): string => /\/media\/([0-9a-f-]{36})/.exec(String(url))?.[1] ?? '';

/** A write that was refused because it waited too long. */
export class Refused extends Error {}

/** Records the pending state, sends the request and records what was acknowledged. A cut or refused call stays pending. */
async function write(
  ledger: Ledger,
  written: { pending: unknown; acknowledged: unknown },
  wanted: State | string,
  call: () => Promise<{ status: number; code: string | undefined; imageUrl?: unknown }>,
): Promise<void> {
  written.pending = wanted;
  const answer = await call();
  if (answer.status === 503) throw new Refused(answer.code);
  expect([answer.status, answer.code]).toEqual([expect.toBeOneOf([200, 201]), undefined]);
  const fileId = fileIdOf(answer.imageUrl);
  const isState = typeof wanted === 'object' && wanted.image === 'any';
  written.acknowledged = isState ? { ...wanted, image: fileId } : wanted;
  written.pending = undefined;
  ledger.acknowledged += 1;
}

const restAnswer = async (
  asked: Promise<{ status: number; code: string | undefined; body: Record<string, unknown> }>,
) => {
  const { status, code, body } = await asked;
  return { status, code, id: Number(body['id']), imageUrl: body['imageUrl'] };
};

function newItem({ items }: Ledger, table: WrittenItem['table']): WrittenItem {
  const item = { table, mark: randomUUID(), id: 0, acknowledged: undefined, pending: undefined };
  items.push(item);
  return item;
}

/** News over REST: made with a picture, edited, given another picture, deleted. */
export const writeNews: Writer = async ({ ledger, ask, token, image }) => {
  const item = newItem(ledger, 'News');
  const state = { title: `Vest ${next()}`, image: 'any', isDeleted: false, screenings: 0 };
  const form = { ...NEWS_FIELDS, title: state.title, description: item.mark };
  await write(ledger, item, state, async () => {
    const made = await restAnswer(
      ask.rest('POST', '/api/News/CreateNews', { token, form, file: image }),
    );
    item.id = made.id;
    return made;
  });
  const kept = item.acknowledged as unknown as State;
  const edited = { ...kept, title: `Vest ${next()}` };
  const json = { ...NEWS_FIELDS, id: item.id, title: edited.title, description: item.mark };
  await write(ledger, item, edited, () =>
    restAnswer(ask.rest('PUT', '/api/News/UpdateNews', { token, json })),
  );
  const id = String(item.id);
  await write(ledger, item, { ...edited, image: 'any' }, () =>
    restAnswer(ask.rest('PUT', '/api/News/UpdateImage', { token, form: { id }, file: image })),
  );
  if (item.id % 3 > 0) return;
  const last = item.acknowledged as unknown as State;
  await write(ledger, item, { ...last, isDeleted: true }, () =>
    ask.rest('DELETE', `/api/News/DeleteNews?id=${id}`, { token }),
  );
};

/** Programmes over GraphQL, without pictures. */
export const writeProgram: Writer = async ({ ledger, ask, token }) => {
  const item = newItem(ledger, 'Program');
  const state = { title: `Program ${next()}`, image: '', isDeleted: false, screenings: 0 };
  const input = { ...PROGRAM_FIELDS, title: state.title, description: item.mark };
  await write(ledger, item, state, async () => {
    const made = await ask.gql<{ createProgram: { id: number } }>(
      'mutation($input: ProgramInput!) { createProgram(input: $input) { id } }',
      { input },
      { token },
    );
    item.id = made.data.createProgram.id;
    return made;
  });
  const edited = { ...state, title: `Program ${next()}` };
  await write(ledger, item, edited, () =>
    ask.gql(
      'mutation($input: ProgramEdit!) { updateProgram(input: $input) { id } }',
      { input: { ...input, id: item.id, title: edited.title } },
      { token },
    ),
  );
};

/** Films over GraphQL, whose screenings are replaced as a whole. */
export const writeMovie: Writer = async ({ ledger, ask, token }) => {
  const item = newItem(ledger, 'Movie');
  const screeningsOf = (hours: readonly number[]) =>
    hours.map((hour) => ({ productionDate: `2031-12-05T${String(hour)}:00:00Z` }));
  const state = { title: `Film ${next()}`, image: '', isDeleted: false, screenings: 3 };
  const input = { ...MOVIE_FIELDS, title: state.title, description: item.mark };
  await write(ledger, item, state, async () => {
    const made = await ask.gql<{ createMovie: { id: number } }>(
      'mutation($input: MovieInput!) { createMovie(input: $input) { id } }',
      { input: { ...input, movieProductionDateTimes: screeningsOf([15, 17, 19]) } },
      { token },
    );
    item.id = made.data.createMovie.id;
    return made;
  });
  const edited = { ...state, title: `Film ${next()}`, screenings: 5 };
  const movieProductionDateTimes = screeningsOf([11, 13, 15, 17, 19]);
  await write(ledger, item, edited, () =>
    ask.gql(
      'mutation($input: MovieEdit!) { updateMovie(input: $input) { id } }',
      { input: { ...input, id: item.id, title: edited.title, movieProductionDateTimes } },
      { token },
    ),
  );
};

/** Users with rights over REST. */
export const writeUser: Writer = async ({ ledger, ask, token }) => {
  const name = `Korisnik ${next()}`;
  const email = `${randomUUID()}@centar.example`;
  const account: WrittenAccount = { email, token: '', acknowledged: undefined, pending: undefined };
  ledger.created.push(account);
  const json = { name, email, password: 'plava cigla 47', roleAccess: ['Vesti', 'Konkurs'] };
  await write(ledger, account, name, () =>
    ask.rest('POST', '/api/UserAuth/CreateUser', { token, json }),
  );
};

/** An account's own password over REST. After a cut call either password may be valid. */
export const changePassword =
  (account: WrittenAccount): Writer =>
  async ({ ledger, ask }) => {
    const newPassword = `lozinka broj ${next()}`;
    const currentPassword = account.acknowledged;
    const json = { currentPassword, newPassword, confirmPassword: newPassword };
    await write(ledger, account, newPassword, () =>
      ask.rest('PUT', '/api/UserAuth/ChangeOwnPassword', { token: account.token, json }),
    );
  };
