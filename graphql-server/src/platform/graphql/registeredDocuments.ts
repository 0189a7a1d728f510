import { execute, getVariableValues, Kind, parse, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema, VariableDefinitionNode } from 'graphql';
import { registeredAddress } from '@centar/domain/pageContract.ts';
import type { QueryOutcome, RegisteredDocument } from '@centar/domain/pageContract.ts';
import { badInput, toAppError } from '../errors.ts';
import type { AppError } from '../errors.ts';
import type { GraphqlContext } from './graphqlContext.ts';

/** The result of one run. */
interface Outcome {
  readonly data: unknown;
  readonly error?: AppError;
}

/** One run of a registered operation. */
export interface PreparedRun {
  /**
   * The hash, and the variables as the schema understands them: in the order in which they are declared, without those
   * that say nothing, so that whatever means the same shares one answer.
   */
  readonly address: string;
  /** Visitors make its variables up: there is no end of its answers. */
  readonly isEndless: boolean;
  execute(): Promise<Outcome>;
}

/** The public operations that were known when the PWA was built, ready to run. */
export interface RegisteredDocuments {
  readonly list: readonly RegisteredDocument[];
  /** Runs one for nobody in particular, by its hash or its name; an unknown one is a BAD_USER_INPUT. */
  run(idOrName: string, variables: Record<string, unknown>): Promise<Outcome>;
  /** A run that was asked for from outside, in its one spelling. Throws BAD_USER_INPUT if there is none such. */
  prepare(idOrName: string, variables: Record<string, unknown>): PreparedRun;
  /** Takes in one of another build, by its id alone; nothing where the schema has no place for it. */
  learn(id: string, text: string): void;
  /** Does anybody know this id or name? */
  has(idOrName: string): boolean;
  /** Is this text one of them? */
  includes(text: string): boolean;
}

interface Prepared {
  readonly id: string;
  readonly document: DocumentNode;
  readonly variables: readonly VariableDefinitionNode[];
  readonly isEndless: boolean;
}

/** Fields of the query whose arguments visitors make up. */
const ENDLESS_FIELDS = new Set(['search']);

const isEndless = (document: DocumentNode): boolean =>
  document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some(
        (one) => one.kind === Kind.FIELD && ENDLESS_FIELDS.has(one.name.value),
      ),
  );

function variablesOf(document: DocumentNode): VariableDefinitionNode[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
}

/**
 * Checks the documents against the schema and prepares them; `report` is told what unknown failures came
 * from. Throws when a document does not fit the schema.
 */
export function registerDocuments(
  schema: GraphQLSchema,
  list: readonly RegisteredDocument[],
  report: (cause: unknown) => void,
): RegisteredDocuments {
  const byKey = new Map<string, Prepared>();
  function prepareText(id: string, name: string, text: string): Prepared {
    const document = parse(text);
    const [problem] = validate(schema, document);
    if (problem) throw new Error(`Operation ${name} does not fit the schema: ${problem.message}`);
    return { id, document, variables: variablesOf(document), isEndless: isEndless(document) };
  }
  for (const { id, name, text } of list) {
    const prepared = prepareText(id, name, text);
    byKey.set(id, prepared);
    byKey.set(name, prepared);
  }
  const texts = new Set(list.map(({ text }) => text));

  function find(idOrName: string): Prepared {
    const prepared = byKey.get(idOrName);
    if (!prepared) throw badInput({ documentId: 'unknownChoice' });
    return prepared;
  }

  async function run(
    { document }: Prepared,
    variableValues: Record<string, unknown>,
  ): Promise<Outcome> {
    const contextValue: GraphqlContext = { actor: null };
    const { data, errors } = await execute({ schema, document, variableValues, contextValue });
    const [error] = errors ?? [];
    if (!error) return { data };
    // Outside of any field nothing was run: the variables did not fit the operation.
    if (!error.path) return { data: null, error: badInput({ variables: 'invalid' }) };
    const cause = error.originalError ?? error;
    const known = toAppError(cause);
    if (known.code === 'INTERNAL_SERVER_ERROR') report(cause);
    return { data: null, error: known };
  }

  return {
    list,
    learn(id, text) {
      try {
        byKey.set(id, prepareText(id, id, text));
      } catch {
        // Another build's operation that this build's schema does not have stays unknown.
      }
    },
    has: (idOrName) => byKey.has(idOrName),
    includes: (text) => texts.has(text),
    run: (idOrName, variables) => run(find(idOrName), variables),
    prepare(idOrName, given) {
      const prepared = find(idOrName);
      // A null says the same as no value, everywhere in our schema.
      const said = Object.fromEntries(
        Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
      );
      const { coerced } = getVariableValues(schema, prepared.variables, said);
      if (!coerced) throw badInput({ variables: 'invalid' });
      return {
        address: registeredAddress(prepared.id, coerced),
        isEndless: prepared.isEndless,
        execute: () => run(prepared, coerced),
      };
    },
  };
}

/** A run's result as the page renderer takes it. Throws UNAVAILABLE: without its database nothing is made of parts. */
export async function runForPage(
  documents: RegisteredDocuments,
  name: string,
  variables: Record<string, unknown>,
): Promise<QueryOutcome> {
  const { data, error } = await documents.run(name, variables);
  if (error?.code === 'UNAVAILABLE') throw error;
  return error ? { code: error.code } : { data };
}
