import { isAdministrator, mayWrite } from '@centar/domain/access.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import type { Actor, Person } from './context.ts';
import { AppError } from './errors.ts';

/** Policy: the actor is signed in. Throws UNAUTHENTICATED. */
export function requirePerson(actor: Actor): asserts actor is Person {
  if (!actor) throw new AppError('UNAUTHENTICATED');
}

/** Policy: the person may write at least one of the sections. Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireSection(
  actor: Actor,
  ...sections: readonly ItemSection[]
): asserts actor is Person {
  requirePerson(actor);
  if (!sections.some((section) => mayWrite(actor, section))) throw new AppError('FORBIDDEN');
}

/** Policy: the person is an administrator. Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireAdministrator(actor: Actor): asserts actor is Person {
  requirePerson(actor);
  if (!isAdministrator(actor)) throw new AppError('FORBIDDEN');
}
