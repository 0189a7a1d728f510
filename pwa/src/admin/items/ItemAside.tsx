import type { ReactNode } from 'react';
import { formatDateTime } from '@centar/domain/dates.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { Button, ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { CopyLink } from './DuplicateItem.tsx';
import { historyUrl } from '../navigation/itemUrls.ts';
import { historyTexts } from '../texts/history.texts.ts';
import { publicationSentence } from '../form/publicationSentence.ts';

/** The column beside an item's fields. */
export interface ItemAsideProps {
  readonly itemType: ItemType;
  /** Moments are ISO 8601; no publication for a draft. */
  readonly item: {
    readonly id: number;
    readonly title: string;
    readonly updatedAt: string;
    readonly publishedAt: string | null;
  };
  /** The item's own section, for programmes. */
  readonly section?: string;
  /** `Obriši vest` */
  readonly removeText: string;
  readonly onRemove: () => void;
  /** The item's picture or document. */
  readonly children: ReactNode;
}

/** The file, when the item was changed and published, and the ways to copy it, to its versions and to delete it. */
export function ItemAside(props: ItemAsideProps): ReactNode {
  const { itemType, item, section, removeText, onRemove, children } = props;
  return (
    <>
      {children}
      <p className="staff-head-subtitle">
        {staffTexts.changedAt(formatDateTime(item.updatedAt))}
        <br />
        {publicationSentence(item.publishedAt)}
      </p>
      <CopyLink itemType={itemType} item={item} {...(section === undefined ? {} : { section })} />
      <p className="panel-ways">
        <ButtonLink compact kind="quiet" icon="clock" href={historyUrl(itemType, item.id)}>
          {historyTexts.title}
        </ButtonLink>
        <Button compact kind="danger" icon="trash" onClick={onRemove}>
          {removeText}
        </Button>
      </p>
    </>
  );
}
