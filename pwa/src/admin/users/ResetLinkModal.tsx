import type { ReactNode } from 'react';
import { formatDateTime } from '@centar/domain/dates.ts';
import { LinkModal } from '../ui/LinkModal.tsx';
import { usersTexts } from './users.texts.ts';
import type { HandedLink } from './users.adminOperations.ts';

const texts = usersTexts.link;

export interface ResetLinkModalProps {
  readonly name: string;
  readonly link: HandedLink;
  readonly onClose: () => void;
}

export function ResetLinkModal({ name, link, onClose }: ResetLinkModalProps): ReactNode {
  return (
    <LinkModal
      title={texts.action}
      text={texts.text(name)}
      label={texts.label}
      help={texts.until(formatDateTime(link.expiresAt))}
      url={link.url}
      onClose={onClose}
    />
  );
}
