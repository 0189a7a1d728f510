import { mayWrite } from '@centar/domain/access.ts';
import { PROGRAM_TYPE_NAMES } from '@centar/domain/sections.ts';
import { requireSection } from '../../platform/policies.ts';
import { visible } from '../../items/read/visibility.ts';
import type { Actor, Person } from '../../platform/context.ts';

/** The person may write at least one programme type. Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireSomeProgram(actor: Actor): asserts actor is Person {
  requireSection(actor, ...PROGRAM_TYPE_NAMES);
}

/** Published programmes, and unpublished ones of the types that the person may write. */
export function programsReadableBy(actor: Actor, now: Date) {
  const own = actor ? PROGRAM_TYPE_NAMES.filter((name) => mayWrite(actor, name)) : [];
  if (own.length === 0) return visible(now);
  const { deletedAt, publishedAt } = visible(now);
  // Inside AND: the condition of a page's position has an OR of its own.
  return { deletedAt, AND: [{ OR: [{ publishedAt }, { programType: { in: own } }] }] };
}
