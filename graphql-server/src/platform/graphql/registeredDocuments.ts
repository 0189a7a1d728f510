import {
  execute,
  getVariableValues,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';
import {
  registeredAddress,
  type QueryOutcome,
  type RegisteredDocument,
} from '@centar/domain/pageContract.ts';
import { badInput, toAppError, type AppError } from '../errors.ts';
import type { GraphqlContext } from './graphqlContext.ts';

interface Outcome {
  readonly data: unknown;
  readonly error?: AppError;
}

export interface PreparedRun {
  /**
   * The cache key: the hash and the coerced variables, in declared order without nulls, so that
   * equal requests share an answer.
   */
  readonly address: string;
  /** Variables with a visitor's text, which are rarely repeated, or what changes at any moment. */
  readonly isUncacheable: boolean;
  /** A cursor, page or year: there are far more than visitors request. */
  readonly isRare: boolean;
  execute(): Promise<Outcome>;
}

/** The public operations of this build. */
export interface RegisteredDocuments {
  readonly list: readonly RegisteredDocument[];
  run(idOrName: string, variables: Record<string, unknown>): Promise<Outcome>;
  /** Throws BAD_USER_INPUT for an unknown operation or invalid variables. */
  prepare(idOrName: string, variables: Record<string, unknown>): PreparedRun;
  add(id: string, text: string): void;
  has(idOrName: string): boolean;
}

interface Prepared {
  readonly id: string;
  readonly document: DocumentNode;
  readonly variables: readonly VariableDefinitionNode[];
  readonly isUncacheable: boolean;
}

/** Their arguments are visitors' search texts and codes, or they count free places. */
const UNCACHEABLE_FIELDS = new Set(['search', 'reservationForm', 'ownReservation']);

const isUncacheable = (document: DocumentNode): boolean =>
  document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some(
        (one) => one.kind === Kind.FIELD && UNCACHEABLE_FIELDS.has(one.name.value),
      ),
  );

/** These values are unlimited. */
const isRare = ({ after, page = 1, year }: Readonly<Record<string, unknown>>): boolean =>
  after !== undefined || page !== 1 || year !== undefined;

function variablesOf(document: DocumentNode): VariableDefinitionNode[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
}

export function registerDocuments(
  schema: GraphQLSchema,
  list: readonly RegisteredDocument[],
  report: (cause: unknown) => void,
): RegisteredDocuments {
  const byKey = new Map<string, () => Prepared>();
  function prepareText(id: string, name: string, text: string): Prepared {
    const document = parse(text);
    const [problem] = validate(schema, document);
    if (problem) throw new Error(`Operation ${name} does not fit the schema: ${problem.message}`);
    return {
      id,
      document,
      variables: variablesOf(document),
      isUncacheable: isUncacheable(document),
    };
  }
  for (const { id, name, text } of list) {
    let prepared: Prepared | undefined;
    // On first use: all of them cost a tenth of the start.
    const prepare = (): Prepared => (prepared ??= prepareText(id, name, text));
    byKey.set(id, prepare);
    byKey.set(name, prepare);
  }

  function find(idOrName: string): Prepared {
    const prepare = byKey.get(idOrName);
    if (!prepare) throw badInput({ documentId: 'unknownChoice' });
    return prepare();
  }

  async function run(
    { document }: Prepared,
    variableValues: Record<string, unknown>,
  ): Promise<Outcome> {
    const contextValue: GraphqlContext = { actor: null };
    const { data, errors } = await execute({ schema, document, variableValues, contextValue });
    const [error] = errors ?? [];
    if (!error) return { data };
    // An error without a path means invalid variables; nothing was run.
    if (!error.path) return { data: null, error: badInput({ variables: 'invalid' }) };
    const cause = error.originalError ?? error;
    const known = toAppError(cause);
    if (known.code === 'INTERNAL_SERVER_ERROR') report(cause);
    return { data: null, error: known };
  }

  return {
    list,
    add(id, text) {
      try {
        const prepared = prepareText(id, id, text);
        byKey.set(id, () => prepared);
      } catch {
        // This build's schema lacks one of its fields.
      }
    },
    has: (idOrName) => byKey.has(idOrName),
    run: (idOrName, variables) => run(find(idOrName), variables),
    prepare(idOrName, given) {
      const prepared = find(idOrName);
      // In this schema null means no value.
      const present = Object.fromEntries(
        Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
      );
      const { coerced } = getVariableValues(schema, prepared.variables, present);
      if (!coerced) throw badInput({ variables: 'invalid' });
      return {
        address: registeredAddress(prepared.id, coerced),
        isUncacheable: prepared.isUncacheable,
        isRare: isRare(coerced),
        execute: () => run(prepared, coerced),
      };
    },
  };
}

/** Throws UNAVAILABLE, so that no incomplete page is rendered. */
export async function runForPage(
  documents: RegisteredDocuments,
  name: string,
  variables: Record<string, unknown>,
): Promise<QueryOutcome> {
  const { data, error } = await documents.run(name, variables);
  if (error?.code === 'UNAVAILABLE') throw error;
  return error ? { code: error.code } : { data };
}
