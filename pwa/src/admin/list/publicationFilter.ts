import type { Publication } from '@centar/domain/content/publication.ts';
import { publicationTexts as texts } from '../texts/publication.texts.ts';
import type { ListFilter } from './AdminList.tsx';

/** A choice by publication, and the state that it means. */
interface PublicationChoice extends ListFilter {
  readonly state: Publication | undefined;
}

/** The choices by publication for a list, the whole list first. */
export const PUBLICATION_CHOICES: readonly PublicationChoice[] = [
  { value: '', label: texts.states.all, state: undefined },
  { value: 'objavljeno', label: texts.states.published, state: 'published' },
  { value: 'nacrti', label: texts.states.draft, state: 'draft' },
  { value: 'zakazano', label: texts.states.planned, state: 'planned' },
];
