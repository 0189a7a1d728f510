import type { ItemFile } from '../../../admin/items/itemAdmin.ts';
import { DocumentLink } from '../../../shared/ui/primitives/DocumentLink.tsx';
import { FileReplacement } from '../../../admin/upload/FileReplacement.tsx';
import { MoreDocuments } from './MoreDocuments.tsx';
import type { NoticeDocuments, NoticeItem } from './notices.adminOperations.ts';

/** With its replacement and the further documents. */
export function noticeFile(documents: NoticeDocuments): ItemFile<NoticeItem> {
  return {
    kind: 'document',
    label: 'Dokument (nije obavezno)',
    draw: (item, onReplaced) => (
      <>
        <FileReplacement
          id="notice-document"
          kind="document"
          storedName={item.document?.fileName}
          texts={{
            label: 'Dokument',
            save: 'Sačuvaj dokument',
            choose: 'Izaberite dokument',
            saved: 'Dokument je sačuvan.',
          }}
          replace={async (upload, file) =>
            (await upload(documents.replaceFile, { id: item.id, file })).item
          }
          onReplaced={onReplaced}
        />
        {item.document ? <DocumentLink label="Preuzmi dokument" document={item.document} /> : null}
        <MoreDocuments documents={documents} item={item} onSaved={onReplaced} />
      </>
    ),
    drawMore: () => (
      <MoreDocuments documents={documents} item={undefined} onSaved={() => undefined} />
    ),
  };
}
