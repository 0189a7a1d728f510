import { publicationOf } from '../../../domain/content/publication.ts';
import type { Publication } from '../../../domain/content/publication.ts';
import { publicationTexts as texts } from '../texts/publication.ts';
import type { ListFilter } from './AdminList.tsx';

/** How a row's publication is read: ISO 8601, null for a draft. */
export type PublishedAt<Row> = (row: Row) => string | null;

/**
 * The choices by publication for a list, the whole list first. None while visitors see every row and the address
 * (`chosen`) asks for no state: then there is nothing to tell apart.
 */
export function publicationFilter<Row>(
  rows: readonly Row[],
  publishedAt: PublishedAt<Row>,
  chosen: string,
  now: Date,
): readonly ListFilter<Row>[] | undefined {
  const stateOf = (row: Row): Publication => publicationOf(publishedAt(row), now);
  const is = (state: Publication) => (row: Row) => stateOf(row) === state;
  if (chosen === '' && rows.every((row) => stateOf(row) === 'published')) return undefined;
  return [
    { value: '', label: texts.states.all, keeps: () => true },
    { value: 'objavljeno', label: texts.states.published, keeps: is('published') },
    { value: 'nacrti', label: texts.states.draft, keeps: is('draft') },
    { value: 'zakazano', label: texts.states.planned, keeps: is('planned') },
  ];
}
