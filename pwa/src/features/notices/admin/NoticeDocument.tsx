import type { ReactNode } from 'react';
import { noticesAdminTexts as texts } from './notices.adminTexts.ts';
import { DocumentLink } from '../../../shared/ui/primitives/DocumentLink.tsx';
import { FileReplacement } from '../../../admin/upload/FileReplacement.tsx';
import { MoreDocuments } from './MoreDocuments.tsx';
import type { NoticeAdmin, NoticeItem } from './noticeAdmin.ts';

/** The document of a notice. */
export interface NoticeDocumentProps {
  readonly admin: NoticeAdmin;
  readonly item: NoticeItem;
  readonly onReplaced: (item: NoticeItem) => void;
}

/** The document as visitors get it, and the way to put another in its place. */
export function NoticeDocument({ admin, item, onReplaced }: NoticeDocumentProps): ReactNode {
  return (
    <>
      <FileReplacement
        id="notice-document"
        kind="document"
        storedName={item.document?.fileName}
        texts={{
          label: texts.document,
          save: texts.saveDocument,
          choose: texts.chooseDocument,
          saved: texts.documentSaved,
        }}
        replace={(upload, file) => admin.replaceFile(upload, item.id, file)}
        onReplaced={onReplaced}
      />
      {item.document ? <DocumentLink label={texts.download} document={item.document} /> : null}
      <MoreDocuments key={item.version} admin={admin} item={item} onSaved={onReplaced} />
    </>
  );
}
