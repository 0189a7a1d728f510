import { isAdministrator, mayWrite } from '@centar/domain/access.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import type { Actor, Person } from './context.ts';
import { AppError } from './errors.ts';

/** Also admits a person whose demanded second factor is overdue. */
export function requireIdentity(actor: Actor): asserts actor is Person {
  if (!actor) throw new AppError('UNAUTHENTICATED');
}

export function requirePerson(actor: Actor): asserts actor is Person {
  requireIdentity(actor);
  if (actor.mustAddFactor) throw new AppError('SECOND_FACTOR_DUE');
}

export function requireSection(
  actor: Actor,
  ...sections: readonly ItemSection[]
): asserts actor is Person {
  requirePerson(actor);
  if (!sections.some((section) => mayWrite(actor, section))) throw new AppError('FORBIDDEN');
}

export function requireAdministrator(actor: Actor): asserts actor is Person {
  requirePerson(actor);
  if (!isAdministrator(actor)) throw new AppError('FORBIDDEN');
}
