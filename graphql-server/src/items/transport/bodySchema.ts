import { z } from 'zod';

/** OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface ObjectSchema extends JsonSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
}

/** Accepted, without effect. */
export const IGNORED = { description: 'Accepted and ignored' } as const;

const schemas = new WeakMap<z.ZodType, ObjectSchema>();

function make(rules: z.ZodType): ObjectSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(rules, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      // `format` is enough; the pattern is very long.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
      if (zodSchema._zod.def.type === 'unknown') Object.assign(jsonSchema, IGNORED);
    },
  });
  return { ...schema, properties: (schema.properties ?? {}) as ObjectSchema['properties'] };
}

/** Of the input, before the rules transform it. */
export function bodySchema(rules: z.ZodType): ObjectSchema {
  const schema = schemas.get(rules) ?? make(rules);
  schemas.set(rules, schema);
  return schema;
}

export function fieldNames(rules: z.ZodType): string[] {
  return Object.keys(bodySchema(rules).properties);
}
