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
  /** The id of an item that was created for this call. */
  readonly id: number;
}

/** Status and error code of an answer. */
export interface Outcome {
  readonly status: number;
  readonly code: string | undefined;
}

/** One REST route or GraphQL root field, and its expected outcomes. */
export interface Operation {
  /** `PUT /api/News/UpdateNews` or `Mutation.updateNews`. */
  readonly name: string;
  /** "The right section". */
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

/** Calls that read tokens refuse invalid ones. */
const REFUSED_TOKENS = {
  'expired session': 'UNAUTHENTICATED',
  'revoked session': 'UNAUTHENTICATED',
  'deleted user': 'UNAUTHENTICATED',
} as const;

/** Anybody, with any token. */
export const PUBLIC = everybody('done');
/** Anybody without a token or with a valid one. */
export const PUBLIC_BY_POST: Verdicts = { ...PUBLIC, ...REFUSED_TOKENS };
/** Signed-in people. */
export const SIGNED_IN: Verdicts = { ...PUBLIC_BY_POST, nobody: 'UNAUTHENTICATED' };
/** Administrators and holders of the section. */
export const SECTION_ONLY: Verdicts = {
  ...SIGNED_IN,
  'moderator without sections': 'FORBIDDEN',
  'moderator of another section': 'FORBIDDEN',
  'demoted administrator': 'FORBIDDEN',
};
/** Administrators only. */
export const ADMINISTRATORS: Verdicts = {
  ...SECTION_ONLY,
  'moderator of the right section': 'FORBIDDEN',
};

/** Adds one item and returns its id. */
export type Adder = (app: TestApp) => Promise<number>;

/** Delivers the mails of the call, so that the rows are final when they are compared. */
export const thenMailed = (operation: Operation): Operation => ({
  ...operation,
  async send(call) {
    const outcome = await operation.send(call);
    await call.app.mailer.deliver();
    return outcome;
  },
});
