import { ERROR_STATUS, type ErrorCode } from '@centar/domain/errorCodes.ts';

interface Help {
  readonly when: string;
  /** What a program does then. */
  readonly then: string;
}

/** For `/api/docs` and `/graphql/docs`. */
export const ERROR_HELP: Readonly<Record<ErrorCode, Help>> = {
  BAD_USER_INPUT: {
    when: 'A field or parameter is missing, wrong or unknown',
    then: 'Correct the fields that `errors` names; the same request fails again',
  },
  UNAUTHENTICATED: {
    when: 'The call needs a session, and the token is missing, wrong or expired',
    then: 'Sign in and repeat the request with the new token',
  },
  WRONG_CREDENTIALS: {
    when: 'E-mail address or password is wrong',
    then: 'Ask for them again; repeated failures are limited',
  },
  SECOND_FACTOR_REQUIRED: {
    when: 'The password is right, and the account has a second factor',
    then: 'Send the ticket of `secondStep` with a code or an answer of the passkey',
  },
  FORBIDDEN: {
    when: 'The account has no right to the section or the call',
    then: 'Ask an administrator for the section',
  },
  SECOND_FACTOR_DUE: {
    when: 'The account must add a second factor first',
    then: 'Add a passkey or an authenticator app; until then nothing else is allowed',
  },
  CSRF_MISMATCH: {
    when: 'A browser sent its session cookie without the matching `X-XSRF-TOKEN`',
    then: 'Load a page, then send the value of its anti-forgery cookie; or send a bearer token',
  },
  NOT_FOUND: {
    when: 'No such item or address, or the caller may not see it',
    then: 'Drop it from a copy; do not repeat the request',
  },
  METHOD_NOT_ALLOWED: {
    when: 'The address exists with other methods',
    then: 'Use a method that `Allow` names',
  },
  CONFLICT: {
    when: 'Someone saved a newer version, or it is the last administrator or oneself',
    then: 'Read the item again, apply the change to it and send its `version`',
  },
  TOO_LARGE: {
    when: 'The body or the file is larger than accepted',
    then: 'Send less; `errors.file` says whether bytes or pixels are too many',
  },
  WRONG_FILE_KIND: {
    when: 'The file is of another kind, damaged, or contains what runs by itself',
    then: 'Convert it as `errors.file` says',
  },
  TOO_MANY_TRIES: {
    when: 'A limit of requests, sign-ins or uploads is reached',
    then: 'Wait for as many seconds as `Retry-After` says',
  },
  INTERNAL_SERVER_ERROR: {
    when: 'A fault of the server',
    then: 'Repeat it later; a creation with the same `Idempotency-Key`',
  },
  UNAVAILABLE: {
    when: 'Database or file storage are unreachable or busy',
    then: 'Repeat it after `Retry-After`',
  },
  STORAGE_FULL: {
    when: 'The disk or the space for files is full',
    then: 'Tell the administrator; reading goes on',
  },
};

export const codesOf = (status: number): ErrorCode[] =>
  (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => ERROR_STATUS[code] === status);
