import type { ReactNode } from 'react';
import { showDay } from '@centar/domain/dates.ts';
import { DocumentLink } from '../../../shared/ui/primitives/DocumentLink.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { noticeTexts } from './notices.texts.ts';
import type { NoticeData } from './notices.types.ts';
import './NoticeDocuments.css';

/** All documents with name and date. */
export function NoticeDocuments({
  documents,
  download,
}: Pick<NoticeData, 'documents'> & { readonly download: string }): ReactNode {
  if (documents.length === 0) return null;
  return (
    <section className="papers" aria-labelledby="dokumenti">
      <Heading level={2} className="side-head" id="dokumenti" text={noticeTexts.documents} />
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
