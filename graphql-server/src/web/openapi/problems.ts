import { ERROR_STATUS } from '@centar/domain/errorCodes.ts';
import type { JsonSchema } from '../../items/transport/bodySchema.ts';
import { STATUS_CODES } from '../../platform/http/nodeHttp.ts';
import { codesOf, ERROR_HELP } from '../errorHelp.ts';
import { referTo } from './entitySchemas.ts';
import type { DescribedCall } from './document.ts';

const text = { type: 'string' };

export const problem: JsonSchema = {
  type: 'object',
  description: 'A failure with a stable code (RFC 9457)',
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    code: { ...text, enum: Object.keys(ERROR_STATUS), description: 'Stable; decide by it' },
    errors: {
      type: 'object',
      additionalProperties: text,
      description: 'By field: what is wrong with it',
    },
    secondStep: {
      type: 'object',
      description: 'With SECOND_FACTOR_REQUIRED: what `CompleteLogin` needs',
      required: ['ticket', 'expiresIn', 'methods', 'passkeyOptions'],
      properties: {
        ticket: text,
        expiresIn: { type: 'integer', description: 'Seconds' },
        methods: { type: 'array', items: { enum: ['passkey', 'totp', 'recoveryCode'] } },
        passkeyOptions: { type: ['string', 'null'], description: 'JSON for the browser' },
      },
    },
  },
  required: ['type', 'title', 'status', 'code'],
};

/** Any call may answer them. */
const ALWAYS = [429, 500, 503];

/** Calls that refuse wrong credentials. */
const SIGNS_IN = /\/(Complete|Passkey)?Login$/;

function statusesOf({ method, query, optionalQuery, json, form, signedIn, path }: DescribedCall) {
  const takesInput = query ?? optionalQuery ?? json ?? form;
  const isWrite = method !== 'GET';
  return [
    ...(takesInput ? [400] : []),
    ...(signedIn || SIGNS_IN.test(path) ? [401] : []),
    ...(signedIn ? [403] : []),
    ...(takesInput ? [404] : []),
    ...(isWrite && takesInput ? [409, 413] : []),
    ...(form ? [415] : []),
    ...ALWAYS,
    ...(isWrite ? [507] : []),
  ];
}

/** `BadRequest`. */
const nameOf = (status: number): string => (STATUS_CODES[status] ?? '').replaceAll(' ', '');

export const failuresOf = (call: DescribedCall): Readonly<Record<string, object>> =>
  Object.fromEntries(
    statusesOf(call).map((status) => [
      String(status),
      { $ref: `#/components/responses/${nameOf(status)}` },
    ]),
  );

/** By name, for each status that a described call may answer. */
export function failureResponses(
  calls: readonly DescribedCall[],
): Readonly<Record<string, object>> {
  const statuses = [...new Set(calls.flatMap(statusesOf))].toSorted((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = codesOf(status);
      const description = codes
        .map((code) => `\`${code}\`: ${ERROR_HELP[code].when}. ${ERROR_HELP[code].then}.`)
        .join('\n\n');
      const [code = ''] = codes;
      const example = {
        type: 'about:blank',
        title: STATUS_CODES[status],
        status,
        code,
        ...(code === 'BAD_USER_INPUT' && { errors: { title: 'required' } }),
        ...(code === 'WRONG_FILE_KIND' && { errors: { file: 'heicPicture' } }),
      };
      const content = { 'application/problem+json': { schema: referTo('Problem'), example } };
      return [nameOf(status), { description, content }];
    }),
  );
}
