import { writableSections } from '@centar/domain/access.ts';
import { SECTIONS } from '@centar/domain/sections.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { Actor } from '../../platform/context.ts';
import { oncePerRevision } from '../../platform/database/oncePerRevision.ts';
import {
  CAN_BE_MISSING,
  readCounts,
  readMissing,
  readParts,
  type CountRow,
  type HealthDependencies,
  type MissingRow,
} from './contentHealthRows.ts';
import type { ContentLack, ContentPart } from './contentHealth.types.ts';

function toMissing(rows: readonly MissingRow[]): ContentLack[] {
  const found = (what: MissingRow['what']) => rows.filter((row) => row.what === what);
  return CAN_BE_MISSING.flatMap((what) => {
    const parts = [found(what), what === 'alternativeText' ? found('furtherText') : []];
    const own = parts.flat();
    if (own.length === 0) return [];
    const items = own.map(({ id, title }) => ({ itemId: Number(id), title }));
    const count = parts.reduce((sum, [first]) => sum + Number(first?.count ?? 0), 0);
    return [{ what, count, items }];
  });
}

export function contentHealthService({ database, clock, types }: HealthDependencies) {
  const once = oncePerRevision<CountRow[]>(database);

  /** Counting a long archive is slow. */
  const counts = (): Promise<CountRow[]> => once(() => readCounts(database, types, SECTIONS));

  return {
    /** For the person's sections, in two or three statements. Throws UNAUTHENTICATED. */
    async state(actor: Actor): Promise<ContentPart[]> {
      requirePerson(actor);
      const sections = writableSections(actor);
      if (sections.length === 0) return [];
      const now = clock();
      const [present, parts, lacks] = await Promise.all([
        counts(),
        readParts(database, types, sections, now),
        readMissing(database, types, sections, now),
      ]);
      return sections.flatMap((section) => {
        const ofSection = types.filter((type) => type.sections.includes(section));
        return ofSection.map(({ itemType }) => {
          const isOwn = (row: { section: string; itemType: string }): boolean =>
            row.section === section && row.itemType === itemType;
          const part = parts.find(isOwn);
          const latest = part && {
            itemId: Number(part.id),
            title: part.title,
            publishedAt: new Date(part.publishedAt),
          };
          return {
            section,
            itemType,
            // Without a last published item nothing is published.
            published: part
              ? Number(present.find(isOwn)?.present ?? 0) - Number(part.unpublished)
              : 0,
            latest: latest ?? null,
            lacks: toMissing(lacks.filter(isOwn)),
          };
        });
      });
    },
  };
}

export type ContentHealthService = ReturnType<typeof contentHealthService>;
