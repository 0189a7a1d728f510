import { mayWrite } from '@centar/domain/access.ts';
import { settlePublication } from '@centar/domain/content/publication.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import type { Actor } from '../../platform/context.ts';

/** Published and not in the trash. */
export function visible(now: Date): { deletedAt: null; publishedAt: { lte: Date } } {
  return { deletedAt: null, publishedAt: { lte: now } };
}

/** The same for a row. */
export const isVisible = (
  row: { readonly deletedAt?: Date | null; readonly publishedAt: Date | null },
  now: Date,
): boolean => !row.deletedAt && row.publishedAt !== null && row.publishedAt <= now;

/** `domain/content/publication.ts` has the rules. */
export interface PublicationInput {
  readonly publishedAt?: Date | null | undefined;
}

/** For holders of the section with drafts and planned items; never deleted ones. */
export function readableBy(actor: Actor, section: ItemSection, now: Date) {
  return actor && mayWrite(actor, section) ? { deletedAt: null } : visible(now);
}

/** The same for a row that is not in the trash. */
export function isReadableBy(
  actor: Actor,
  section: ItemSection | undefined,
  row: { readonly publishedAt: Date | null },
  now: Date,
): boolean {
  if (isVisible(row, now)) return true;
  return actor !== null && section !== undefined && mayWrite(actor, section);
}

/** Null for a draft. */
export function firstPublication({ publishedAt }: PublicationInput, now: Date): Date | null {
  return settlePublication(publishedAt, undefined, now);
}

/** Undefined if the edit does not change it. */
export function changedPublication(
  { publishedAt }: PublicationInput,
  before: Date | null,
  now: Date,
): Date | null | undefined {
  const next = settlePublication(publishedAt, before, now);
  return next?.getTime() === before?.getTime() ? undefined : next;
}
