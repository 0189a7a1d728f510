import { execute, parse, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { QueryOutcome, RegisteredDocument } from '../../../domain/pageContract.ts';
import { badInput, toAppError } from '../errors.ts';
import type { AppError } from '../errors.ts';
import type { GraphqlContext } from '../graphqlContext.ts';

/** The public operations that were known when the PWA was built, ready to run. */
export interface RegisteredDocuments {
  readonly list: readonly RegisteredDocument[];
  /** Runs one for nobody in particular, by its hash or its name. Throws BAD_USER_INPUT if it is unknown. */
  run(
    idOrName: string,
    variables: Record<string, unknown>,
  ): Promise<{ data: unknown; error?: AppError }>;
  /** Is this text one of them? */
  includes(text: string): boolean;
}

/** Checks the documents against the schema and prepares them. Throws when one does not fit the schema. */
export function registerDocuments(
  schema: GraphQLSchema,
  list: readonly RegisteredDocument[],
): RegisteredDocuments {
  const byKey = new Map<string, DocumentNode>();
  for (const { id, name, text } of list) {
    const document = parse(text);
    const [problem] = validate(schema, document);
    if (problem) throw new Error(`Operation ${name} does not fit the schema: ${problem.message}`);
    byKey.set(id, document);
    byKey.set(name, document);
  }
  const texts = new Set(list.map(({ text }) => text));

  return {
    list,
    includes: (text) => texts.has(text),
    async run(idOrName, variableValues) {
      const document = byKey.get(idOrName);
      if (!document) throw badInput({ documentId: 'unknownChoice' });
      const contextValue: GraphqlContext = { actor: null };
      const { data, errors } = await execute({ schema, document, variableValues, contextValue });
      const [error] = errors ?? [];
      if (!error) return { data };
      // Without a cause of our own the variables did not fit the operation.
      const cause = error.originalError;
      return { data: null, error: cause ? toAppError(cause) : badInput({ variables: 'invalid' }) };
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
