import type { NoticeItem } from '../src/features/notices/admin/notices.adminOperations.ts';

/** A competition in a server response. */
export function notice(fields: Partial<NoticeItem> = {}): NoticeItem & {
  __typename: 'Competition';
} {
  return {
    __typename: 'Competition',
    id: 5,
    author: 'Uprava',
    title: 'Poziv za izlagače',
    description: 'Rok je kraj meseca.',
    descriptionMarkup: '',
    number: '',
    deadline: null,
    datePosted: '2026-03-01T09:00:00.000Z',
    updatedAt: '2026-03-01T09:00:00.000Z',
    publishedAt: '2026-03-01T09:00:00.000Z',
    version: 1,
    document: null,
    documents: [],
    ...fields,
  };
}
