import { CombinedGraphQLErrors, LinkError, ServerError } from '@apollo/client/errors';
import { FIELD_ERRORS, type FieldError, type FieldErrors } from '@centar/domain/errorCodes.ts';
import { isFailureCode, type FailureCode } from '../texts/errors.texts.ts';

/** Why a call failed, as the screen needs it. */
export interface Failure {
  readonly code: FailureCode;
  /** Error codes by field, for BAD_USER_INPUT. */
  readonly fields: FieldErrors;
  /** Seconds after which it may be tried again, where the server said so. */
  readonly retryAfter?: number;
  /** The moment from which it may be tried again, ISO 8601. */
  readonly retryAt?: string;
}

/** Thrown by calls that don't go through Apollo Client. */
export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

const plain = (code: FailureCode): Failure => ({ code, fields: {} });

function readFields(value: unknown): FieldErrors {
  if (typeof value !== 'object' || value === null) return {};
  const known = Object.entries(value).map(([name, error]): [string, FieldError] => [
    name,
    FIELD_ERRORS.find((candidate) => candidate === error) ?? 'invalid',
  ]);
  return Object.fromEntries(known);
}

/** The failure that a GraphQL answer's `errors` tell of; the first one counts. */
export function failureIn(errors: unknown): Failure {
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const extensions = (first as { extensions?: Record<string, unknown> } | undefined)?.extensions;
  const code = extensions?.['code'];
  return isFailureCode(code)
    ? { code, fields: readFields(extensions?.['errors']) }
    : plain('INTERNAL_SERVER_ERROR');
}

/** The failure in the text of an answer; one that is no GraphQL answer counts as the server's error. */
export function failureInBody(text: string): Failure {
  try {
    return failureIn((JSON.parse(text) as { errors?: unknown } | null)?.errors);
  } catch {
    return plain('INTERNAL_SERVER_ERROR');
  }
}

/** Any thrown value as a failure. Only errors of the network count as NETWORK; mistakes of our own don't. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof CallFailed) return thrown.failure;
  if (CombinedGraphQLErrors.is(thrown)) return failureIn(thrown.errors);
  if (ServerError.is(thrown)) return failureInBody(thrown.bodyText);
  if (LinkError.is(thrown)) return plain('NETWORK');
  return plain('INTERNAL_SERVER_ERROR');
}
