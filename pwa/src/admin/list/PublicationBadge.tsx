import type { ReactNode } from 'react';
import { publicationOf } from '@centar/domain/content/publication.ts';
import { publicationSentence } from '../form/publicationSentence.ts';
import { StatusBadge } from '../../shared/ui/primitives/StatusBadge.tsx';

/** ISO 8601; null for a draft. */
export interface PublicationBadgeProps {
  readonly publishedAt: string | null;
}

/** Nothing for a published item. */
export function PublicationBadge({ publishedAt }: PublicationBadgeProps): ReactNode {
  // oxlint-disable-next-line react/purity -- a list shows the state at the time of rendering
  const state = publicationOf(publishedAt, new Date());
  if (state === 'published') return null;
  const kind = state === 'draft' ? 'unpublished' : 'planned';
  return <StatusBadge kind={kind} text={publicationSentence(publishedAt)} />;
}
