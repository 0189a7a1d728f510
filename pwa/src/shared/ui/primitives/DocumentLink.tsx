import type { ReactNode } from 'react';
import { extensionOf } from '@centar/domain/fileRules.ts';
import { fileSize } from './fileSize.ts';
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

/** `Preuzmi dokument (PDF, 240 KB)`, a plain link that saves the file under its stored name. */
export function DocumentLink({ label, document }: DocumentLinkProps): ReactNode {
  const { url, fileName, contentType, byteSize } = document;
  const kind = extensionOf(fileName).toUpperCase();
  return (
    <div className="document-place">
      <a
        className="document"
        href={url}
        download={fileName}
        type={contentType}
        data-press="download"
      >
        <Icon name="download" size={22} />
        <span className="document-name">
          <b>{label}</b>{' '}
          <span className="nowrap">{`(${[kind, fileSize(byteSize)].filter(Boolean).join(', ')})`}</span>
          <span className="document-file">{fileName}</span>
        </span>
      </a>
    </div>
  );
}
