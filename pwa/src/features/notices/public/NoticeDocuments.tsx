import type { ReactNode } from 'react';
import { showDay } from '@centar/domain/dates.ts';
import { DocumentLink } from '../../../shared/ui/primitives/DocumentLink.tsx';
import { noticeTexts } from './notices.texts.ts';
import type { NoticeData } from './notices.types.ts';
import './NoticeDocuments.css';

/** The documents with name and date; a single one as a plain link. */
export function NoticeDocuments({
  documents,
  download,
}: Pick<NoticeData, 'documents'> & { readonly download: string }): ReactNode {
  const [first, ...more] = documents;
  if (!first) return null;
  if (more.length === 0) return <DocumentLink label={first.title || download} document={first} />;
  return (
    <section className="papers" aria-label={noticeTexts.documents}>
      <h2>{noticeTexts.documents}</h2>
      <ul>
        {documents.map((document) => (
          <li key={document.url}>
            <DocumentLink label={document.title || download} document={document} />
            <span>{showDay(document.date)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
