import { readFileSync } from 'node:fs';
import type { Section } from '@centar/domain/sections.ts';
import {
  buildSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLOutputType,
} from 'graphql';
import {
  PUBLIC,
  PUBLIC_BY_POST,
  type Adder,
  type Operation,
  type OperationCall,
  type Verdicts,
} from './operation.ts';
import type { RestOptions, SentFile } from './requests.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a call is about, and what it sends. */
export interface CallOptions {
  /** 'Vesti' if absent. */
  readonly section?: Section;
  readonly addItem?: Adder | undefined;
  readonly endsSession?: true;
  readonly file?: () => Promise<SentFile>;
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Gives the same on both transports; no body if absent. */
  readonly input?: (call: OperationCall) => object | Promise<object>;
}

const SCHEMA = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const DEPTH = 3;

/** Every value that an answer has without further arguments. */
function selectionOf(given: GraphQLOutputType, depth = DEPTH): string {
  const type = getNamedType(given);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap((field) => {
      if (isLeafType(getNamedType(field.type))) return [field.name];
      const inner = depth > 1 ? selectionOf(field.type, depth - 1) : '';
      return inner ? [field.name + inner] : [];
    });
  return fields.length > 0 ? ` { ${fields.join(' ')} }` : '';
}

/** A document for a root field; values that are none of its arguments are its input. */
function documentOf(field: string, values: Values) {
  const query = SCHEMA.getQueryType()?.getFields()[field];
  const root = query ?? SCHEMA.getMutationType()?.getFields()[field];
  if (!root) throw new Error(`The schema has no field ${field}`);
  const own = root.args.map(({ name }) => name);
  const entries = Object.entries(values);
  const input = Object.fromEntries(entries.filter(([name]) => !own.includes(name)));
  const variables: Values = {
    ...Object.fromEntries(entries.filter(([name]) => own.includes(name))),
    ...(own.includes('input') ? { input } : {}),
  };
  const args = root.args.filter(({ name }) => name in variables);
  const join = (texts: readonly string[]) => (texts.length > 0 ? `(${texts.join(', ')})` : '');
  const heads = join(args.map(({ name, type }) => `$${name}: ${String(type)}`));
  const call = join(args.map(({ name }) => `${name}: $${name}`));
  const kind = query ? 'query' : 'mutation';
  return { document: `${kind}${heads} { ${field}${call}${selectionOf(root.type)} }`, variables };
}

const operation = (
  name: string,
  verdicts: Verdicts,
  { section = 'Vesti', addItem, endsSession }: CallOptions,
  send: Operation['send'],
): Operation => ({
  name,
  section,
  verdicts,
  send,
  ...(addItem ? { addItem } : {}),
  ...(endsSession ? { endsSession } : {}),
});

/** A REST call, as `PUT /api/…`; its values stand in the address, the form or the body. */
export function restCall(call: string, verdicts: Verdicts, options: CallOptions = {}): Operation {
  const [method = '', path = ''] = call.split(' ');
  return operation(call, verdicts, options, async (given) => {
    const values = await options.input?.(given);
    const texts = Object.fromEntries(
      Object.entries(values ?? {}).map(([name, value]) => [name, String(value)]),
    );
    const search = new URLSearchParams(texts).toString();
    const isInAddress = method === 'GET' || method === 'DELETE';
    const sent: RestOptions = options.file
      ? { form: texts, file: await options.file() }
      : { json: isInAddress ? undefined : values };
    const headers = options.headers?.() ?? {};
    const { status, code } = await given.app.rest(
      method,
      isInAddress && search ? `${path}?${search}` : path,
      { token: given.token, headers, ...sent },
    );
    // The code of a link is no error code.
    return { status, code: status < 400 ? undefined : code };
  });
}

/** A root field of GraphQL. Anybody reads, but with a valid token or none. */
export function fieldCall(field: string, verdicts: Verdicts, options: CallOptions = {}): Operation {
  const kind = SCHEMA.getQueryType()?.getFields()[field] ? 'Query' : 'Mutation';
  const own = verdicts === PUBLIC ? PUBLIC_BY_POST : verdicts;
  return operation(`${kind}.${field}`, own, options, async (given) => {
    const file = await options.file?.();
    const values = { ...(await options.input?.(given)), ...(file ? { file: null } : {}) };
    const { document, variables } = documentOf(field, values);
    const headers = options.headers?.() ?? {};
    return given.app.gql(document, { ...variables }, { token: given.token, file, headers });
  });
}

/** The same call on both transports. */
export const onBoth = (
  call: string,
  field: string,
  verdicts: Verdicts,
  options: CallOptions = {},
): readonly Operation[] => [restCall(call, verdicts, options), fieldCall(field, verdicts, options)];
