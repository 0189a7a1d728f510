import { execute, Kind, parse, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { registeredAddress } from '../../../domain/pageContract.ts';
import type { QueryOutcome, RegisteredDocument } from '../../../domain/pageContract.ts';
import { badInput, toAppError } from '../errors.ts';
import type { AppError } from '../errors.ts';
import type { GraphqlContext } from '../graphqlContext.ts';

/** The public operations that were known when the PWA was built, ready to run. */
export interface RegisteredDocuments {
  readonly list: readonly RegisteredDocument[];
  /** Runs one for nobody in particular, by its hash or its name; an unknown one is a BAD_USER_INPUT. */
  run(
    idOrName: string,
    variables: Record<string, unknown>,
  ): Promise<{ data: unknown; error?: AppError }>;
  /**
   * The one address of a run, however it was asked for: the hash, and the declared variables in their
   * order, so that odd ones share the cached answer. Throws BAD_USER_INPUT if it is unknown.
   */
  addressOf(idOrName: string, variables: Record<string, unknown>): string;
  /** Is this text one of them? */
  includes(text: string): boolean;
}

interface Prepared {
  readonly id: string;
  readonly document: DocumentNode;
  readonly variableNames: readonly string[];
}

function variableNamesOf(document: DocumentNode): string[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
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
  for (const { id, name, text } of list) {
    const document = parse(text);
    const [problem] = validate(schema, document);
    if (problem) throw new Error(`Operation ${name} does not fit the schema: ${problem.message}`);
    const prepared = { id, document, variableNames: variableNamesOf(document) };
    byKey.set(id, prepared);
    byKey.set(name, prepared);
  }
  const texts = new Set(list.map(({ text }) => text));

  function find(idOrName: string): Prepared {
    const prepared = byKey.get(idOrName);
    if (!prepared) throw badInput({ documentId: 'unknownChoice' });
    return prepared;
  }

  return {
    list,
    includes: (text) => texts.has(text),
    addressOf(idOrName, variables) {
      const { id, variableNames } = find(idOrName);
      const declared = variableNames.filter((name) => Object.hasOwn(variables, name));
      return registeredAddress(
        id,
        Object.fromEntries(declared.map((name) => [name, variables[name]])),
      );
    },
    async run(idOrName, variableValues) {
      const { document } = find(idOrName);
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
    },
  };
}

/** A run's result as the page renderer takes it. */
export async function runForPage(
  documents: RegisteredDocuments,
  name: string,
  variables: Record<string, unknown>,
): Promise<QueryOutcome> {
  const { data, error } = await documents.run(name, variables);
  return error ? { code: error.code } : { data };
}
