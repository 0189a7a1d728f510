import { z } from 'zod';

/** A JSON Schema, as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schema of an object by its fields. */
export interface ObjectSchema extends JsonSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
}

/** Said of fields that callers may send and that change nothing. */
export const IGNORED = { description: 'Accepted and ignored' } as const;

const schemas = new WeakMap<z.ZodType, ObjectSchema>();

function make(rules: z.ZodType): ObjectSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(rules, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      // The format says it already; the pattern is as long as all the rest.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
      if (zodSchema._zod.def.type === 'unknown') Object.assign(jsonSchema, IGNORED);
    },
  });
  return { ...schema, properties: (schema.properties ?? {}) as ObjectSchema['properties'] };
}

/** The JSON Schema of a body: the input of its Zod rules, before they transform it. */
export function bodySchema(rules: z.ZodType): ObjectSchema {
  const schema = schemas.get(rules) ?? make(rules);
  schemas.set(rules, schema);
  return schema;
}

/** The names of the fields that these rules of an object know. */
export function fieldNames(rules: z.ZodType): string[] {
  return Object.keys(bodySchema(rules).properties);
}
