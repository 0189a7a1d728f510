import { describe } from 'vitest';
import { isPostgres } from './testDatabase.ts';

/** Tests of a file on both databases whose code has the same statements on each. */
export function onSqliteOnly(name: string, define: () => void): void {
  if (!isPostgres()) describe(name, define);
}
