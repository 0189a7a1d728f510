import { mayWrite } from '@centar/domain/access.ts';
import { PROGRAM_TYPE_NAMES, programTypeNamed } from '@centar/domain/sections.ts';
import type { ProgramTypeName } from '@centar/domain/sections.ts';
import { requirePerson, requireSection, visible } from '../../items/contentService.ts';
import type { Actor, Person } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';

/** Policy: the person may write at least one programme type. Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireSomeProgram(actor: Actor): asserts actor is Person {
  requirePerson(actor);
  if (!PROGRAM_TYPE_NAMES.some((name) => mayWrite(actor, name))) throw new AppError('FORBIDDEN');
}

/**
 * Policy: the person may write the stored item (product decision 4). A stored type that is none of ours is
 * nobody's to write. Throws UNAUTHENTICATED or FORBIDDEN. Gives the item's section.
 */
export function requireProgram(
  actor: Actor,
  stored: { readonly programType: string },
): ProgramTypeName {
  const section = programTypeNamed(stored.programType)?.name;
  if (!section) throw new AppError('FORBIDDEN');
  requireSection(actor, section);
  return section;
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
