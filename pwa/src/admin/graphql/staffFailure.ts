import { CombinedGraphQLErrors, LinkError, ServerError } from '@apollo/client/errors';
import { FIELD_ERRORS, type FieldError, type FieldErrors } from '@centar/domain/errorCodes.ts';
import type { SecondStep } from '@centar/domain/secondFactor.ts';
import { isFailureCode, type FailureCode } from '../texts/errors.texts.ts';

export interface Failure {
  readonly code: FailureCode;
  /** Error codes by field, for BAD_USER_INPUT. */
  readonly fields: FieldErrors;
  /** Seconds until another attempt is allowed, if the server sent them. */
  readonly retryAfter?: number;
  /** When another attempt is allowed, ISO 8601. */
  readonly retryAt?: string;
  /** With SECOND_FACTOR_REQUIRED. */
  readonly secondStep?: SecondStep;
}

/** Thrown by calls that don't use Apollo Client. */
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

export function failureIn(errors: unknown): Failure {
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const extensions = (first as { extensions?: Record<string, unknown> } | undefined)?.extensions;
  const code = extensions?.['code'];
  if (!isFailureCode(code)) return plain('INTERNAL_SERVER_ERROR');
  const secondStep = extensions?.['secondStep'] as SecondStep | undefined;
  return {
    code,
    fields: readFields(extensions?.['errors']),
    ...(secondStep ? { secondStep } : {}),
  };
}

/** Anything but a GraphQL response counts as a server error. */
export function failureInBody(text: string): Failure {
  try {
    return failureIn((JSON.parse(text) as { errors?: unknown } | null)?.errors);
  } catch {
    return plain('INTERNAL_SERVER_ERROR');
  }
}

/** Only network errors become NETWORK; programming errors don't. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof CallFailed) return thrown.failure;
  if (CombinedGraphQLErrors.is(thrown)) return failureIn(thrown.errors);
  if (ServerError.is(thrown)) return failureInBody(thrown.bodyText);
  if (LinkError.is(thrown)) return plain('NETWORK');
  return plain('INTERNAL_SERVER_ERROR');
}
