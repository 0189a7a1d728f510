import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { AppError, toAppError } from '../errors.ts';

/** Apollo Server's codes for client errors. */
const REQUEST_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

export function toGraphqlError(error: AppError): GraphQLFormattedError {
  return {
    message: error.code,
    extensions: {
      code: error.code,
      ...(error.fields ? { errors: error.fields } : {}),
      ...(error.secondStep ? { secondStep: error.secondStep } : {}),
    },
  };
}

/** Client errors get BAD_USER_INPUT; unknown ones are reported and masked. */
export function formatGraphqlError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  report: (cause: unknown) => void,
): GraphQLFormattedError {
  const cause = unwrapResolverError(thrown);
  if (!(cause instanceof AppError)) {
    const code = formatted.extensions?.['code'];
    if (typeof code === 'string' && REQUEST_CODES.has(code)) {
      return { message: formatted.message, extensions: { code: 'BAD_USER_INPUT' } };
    }
  }
  const error = toAppError(cause);
  if (error.code === 'INTERNAL_SERVER_ERROR') report(cause);
  return {
    ...toGraphqlError(error),
    ...(formatted.path ? { path: formatted.path } : {}),
  };
}
