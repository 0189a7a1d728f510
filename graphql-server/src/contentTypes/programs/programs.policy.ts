import { mayWrite } from '@centar/domain/access.ts';
import { PROGRAM_TYPE_NAMES } from '@centar/domain/sections.ts';
import { requireSomeSection, visible } from '../../items/contentService.ts';
import type { Actor, Person } from '../../platform/context.ts';

/** Policy: the person may write at least one programme type. Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireSomeProgram(actor: Actor): asserts actor is Person {
  requireSomeSection(actor, PROGRAM_TYPE_NAMES);
}

/**
 * The condition for the programmes that a person reads: what visitors see, and of the types that he may write what
 * is not yet published too.
 */
export function programsReadableBy(actor: Actor, now: Date) {
  const own = actor ? PROGRAM_TYPE_NAMES.filter((name) => mayWrite(actor, name)) : [];
  if (own.length === 0) return visible(now);
  const { deletedAt, publishedAt } = visible(now);
  // Not a bare OR: a page's place in the list is one too.
  return { deletedAt, AND: [{ OR: [{ publishedAt }, { programType: { in: own } }] }] };
}
