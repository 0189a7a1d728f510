import type { ItemFile } from '../../../admin/items/itemAdmin.ts';
import { DocumentLink } from '../../../shared/ui/primitives/DocumentLink.tsx';
import { FileReplacement } from '../../../admin/upload/FileReplacement.tsx';
import { MoreDocuments } from './MoreDocuments.tsx';
import type { NoticeDocuments, NoticeItem } from './noticeAdmin.ts';
import { noticesAdminTexts as texts } from './notices.adminTexts.ts';

/** The document of a notice as visitors get it, the way to put another in its place, and its further documents. */
export function noticeFile(documents: NoticeDocuments): ItemFile<NoticeItem> {
  return {
    kind: 'document',
    label: texts.documentOptional,
    draw: (item, onReplaced) => (
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
          replace={async (upload, file) =>
            (await upload(documents.replace, { id: item.id, file })).item
          }
          onReplaced={onReplaced}
        />
        {item.document ? <DocumentLink label={texts.download} document={item.document} /> : null}
        <MoreDocuments key={item.version} documents={documents} item={item} onSaved={onReplaced} />
      </>
    ),
  };
}
