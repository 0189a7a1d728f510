import { mayWrite } from '@centar/domain/access.ts';
import { settlePublication } from '@centar/domain/content/publication.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import type { Actor } from '../../platform/context.ts';

/** The condition that visitors' reads share: published and not in the trash. */
export function visible(now: Date): { deletedAt: null; publishedAt: { lte: Date } } {
  return { deletedAt: null, publishedAt: { lte: now } };
}

/** The part of an input that says when the item is published; `domain/content/publication.ts` has the rules. */
export interface PublicationInput {
  readonly publishedAt?: Date | null | undefined;
}

/**
 * The condition for the items that a person may read: published ones, and for people who may write the section its drafts
 * and planned items too; never deleted ones.
 */
export function readableBy(actor: Actor, section: ItemSection, now: Date) {
  return actor && mayWrite(actor, section) ? { deletedAt: null } : visible(now);
}

/** The same condition for a row that was read already and is not in the trash. */
export function isReadableBy(
  actor: Actor,
  section: ItemSection | undefined,
  { publishedAt }: { readonly publishedAt: Date | null },
  now: Date,
): boolean {
  if (publishedAt && publishedAt <= now) return true;
  return actor !== null && section !== undefined && mayWrite(actor, section);
}

/** The moment of publication of a new item; null for a draft. */
export function firstPublication({ publishedAt }: PublicationInput, now: Date): Date | null {
  return settlePublication(publishedAt, undefined, now);
}

/** The moment of publication of an edited item, where the edit changes it; undefined where it stays. */
export function changedPublication(
  { publishedAt }: PublicationInput,
  before: Date | null,
  now: Date,
): Date | null | undefined {
  const next = settlePublication(publishedAt, before, now);
  return next?.getTime() === before?.getTime() ? undefined : next;
}
