import type { z } from 'zod';
import { toFieldErrors } from '@centar/domain/rules.ts';
import { badInput } from './errors.ts';

export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  return parsed.data;
}
