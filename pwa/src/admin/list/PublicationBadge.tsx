import type { ReactNode } from 'react';
import { publicationOf } from '@centar/domain/content/publication.ts';
import { formatDateTime } from '@centar/domain/dates.ts';
import { publicationTexts as texts } from '../texts/publication.texts.ts';
import { StatusBadge } from '../../shared/ui/primitives/StatusBadge.tsx';

/** An item's moment of publication, ISO 8601; null for a draft. */
export interface PublicationBadgeProps {
  readonly publishedAt: string | null;
}

/** `Nacrt` or `Objavljuje se 24.11.2026 18:00`; nothing for what visitors see. */
export function PublicationBadge({ publishedAt }: PublicationBadgeProps): ReactNode {
  const state = publicationOf(publishedAt, new Date());
  if (state === 'published') return null;
  if (publishedAt === null) return <StatusBadge kind="unpublished" text={texts.draft} />;
  return <StatusBadge kind="planned" text={texts.planned(formatDateTime(publishedAt))} />;
}
