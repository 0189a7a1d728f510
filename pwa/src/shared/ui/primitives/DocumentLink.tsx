import type { ReactNode } from 'react';
import { extensionOf } from '@centar/domain/fileRules.ts';
import { fileSize } from './fileSize.ts';
import { ButtonLink } from './Button.tsx';
import { Icon } from './Icon.tsx';
import './DocumentLink.css';
import './states.css';

export interface DocumentLinkProps {
  /** `Preuzmi dokument` */
  readonly label: string;
  readonly document: {
    readonly url: string;
    readonly fileName: string;
    readonly contentType: string;
    /** In bytes. */
    readonly byteSize: number;
  };
}

/** Of a link that saves the file under its stored name. */
const downloadAttributes = ({ url, fileName, contentType }: DocumentLinkProps['document']) => ({
  href: url,
  download: fileName,
  type: contentType,
  'data-press': 'download',
});

/** `(PDF, 240 KB)` */
function KindAndSize({ fileName, byteSize }: DocumentLinkProps['document']): ReactNode {
  const kind = extensionOf(fileName).toUpperCase();
  const words = [kind, fileSize(byteSize)].filter(Boolean).join(', ');
  return <span className="nowrap">{`(${words})`}</span>;
}

/** A green button for the document that a page is about: `Preuzmi dokument (PDF, 240 KB)`. */
export function DocumentButton({ label, document }: DocumentLinkProps): ReactNode {
  return (
    <ButtonLink kind="green" icon="download" {...downloadAttributes(document)}>
      <span>
        {label} <KindAndSize {...document} />
      </span>
    </ButtonLink>
  );
}

/** The same words as a link, with the file's name. */
export function DocumentLink({ label, document }: DocumentLinkProps): ReactNode {
  return (
    <div className="document-place">
      <a className="document" {...downloadAttributes(document)}>
        <Icon name="download" size={22} />
        <span className="document-name">
          <b>{label}</b> <KindAndSize {...document} />
          <span className="document-file" translate="no">
            {document.fileName}
          </span>
        </span>
      </a>
    </div>
  );
}
