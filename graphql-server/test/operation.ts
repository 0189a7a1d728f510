import type { ErrorCode } from '@centar/domain/errorCodes.ts';
import type { Section } from '@centar/domain/sections.ts';
import type { ActorKind } from './actors.ts';
import type { TestApp } from './testApp.ts';

/** The outcome of an operation for one kind of actor. */
export type Verdict = 'done' | ErrorCode;

/** The expected outcome for each kind of actor. */
export type Verdicts = Readonly<Record<ActorKind, Verdict>>;

/** The arguments of a call. */
export interface OperationCall {
  readonly app: TestApp;
  readonly token: string | undefined;
  /** Of an item that was made for this call. */
  readonly id: number;
}

/** Status and error code of an answer. */
export interface Outcome {
  readonly status: number;
  readonly code: string | undefined;
}

/** One REST route or GraphQL root field, and what it says to whom. */
export interface Operation {
  /** `PUT /api/News/UpdateNews` or `Mutation.updateNews`. */
  readonly name: string;
  /** Whose holders are "the right section". */
  readonly section: Section;
  readonly verdicts: Verdicts;
  /** The call ends the session that makes it. */
  readonly endsSession?: true;
  readonly addItem?: Adder;
  readonly send: (call: OperationCall) => Promise<Outcome>;
}

const everybody = (verdict: Verdict): Verdicts => ({
  nobody: verdict,
  'expired session': verdict,
  'revoked session': verdict,
  'deleted user': verdict,
  'moderator without sections': verdict,
  'moderator of another section': verdict,
  'moderator of the right section': verdict,
  administrator: verdict,
  'demoted administrator': verdict,
});

/** A token that is no longer good is told so, wherever it is looked at. */
const REFUSED_TOKENS = {
  'expired session': 'UNAUTHENTICATED',
  'revoked session': 'UNAUTHENTICATED',
  'deleted user': 'UNAUTHENTICATED',
} as const;

/** Anybody, whatever token he sends. */
export const PUBLIC = everybody('done');
/** Anybody whose token, if he sends one, is good. */
export const PUBLIC_BY_POST: Verdicts = { ...PUBLIC, ...REFUSED_TOKENS };
/** Everybody who is signed in. */
export const SIGNED_IN: Verdicts = { ...PUBLIC_BY_POST, nobody: 'UNAUTHENTICATED' };
/** Administrators and who holds the section. */
export const SECTION_ONLY: Verdicts = {
  ...SIGNED_IN,
  'moderator without sections': 'FORBIDDEN',
  'moderator of another section': 'FORBIDDEN',
  'demoted administrator': 'FORBIDDEN',
};
/** Administrators alone. */
export const ADMINISTRATORS: Verdicts = {
  ...SECTION_ONLY,
  'moderator of the right section': 'FORBIDDEN',
};

/** Adds one item and gives its id. */
export type Adder = (app: TestApp) => Promise<number>;

/** A token as the requests take it. */
export function tokenOf(token: string | undefined): { token?: string } {
  return token === undefined ? {} : { token };
}

/** The call, and after it the delivery of what it put into the outbox, before anybody looks at the rows. */
export const thenMailed =
  (send: Operation['send']): Operation['send'] =>
  async (call) => {
    const outcome = await send(call);
    await call.app.mailer.deliver();
    return outcome;
  };

/** Makes the writes of a section, for the holders of it. */
export function writesOf(section: Section, addItem: Adder) {
  return (name: string, send: Operation['send']): Operation => ({
    name,
    section,
    verdicts: SECTION_ONLY,
    addItem,
    send,
  });
}
