import type { ReactNode } from 'react';
import { publicationOf } from '@centar/domain/content/publication.ts';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { StatusBadge } from '../../shared/ui/primitives/StatusBadge.tsx';
import type { AdminColumn } from './AdminTable.tsx';
import { listTexts as texts } from './list.texts.ts';
import { PublicationBadge } from './PublicationBadge.tsx';
import { LAST_CHANGE, lastChangeColumn, type RowChanges } from './rowChanges.tsx';

interface ListedRow {
  readonly id: number;
  readonly title: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  /** Of types with pictures. */
  readonly image?: ImageView | null;
}

export interface OwnColumns<Row> {
  /** In addition to picture, title, state and last change. */
  readonly columns: readonly AdminColumn<Row>[];
  /** Of a published item; default: that it is published. */
  readonly stateOf?: (row: Row, now: Date) => ReactNode;
  readonly file: { readonly kind: 'image' | 'document' };
}

const TITLE = { head: texts.title, order: 'title' } as const;

/** Those that can sort a list, as the URL names them. */
export const sortedColumns = <Row,>({ columns }: Pick<OwnColumns<Row>, 'columns'>) => [
  TITLE,
  ...columns,
  LAST_CHANGE,
];

/** The smallest of a picture's widths. */
const smallest = ({ srcSet, src }: ImageView): string => srcSet.split(' ')[0] || src;

/** 48 px; upright for a poster. */
function Thumbnail({ image }: { readonly image: ImageView | null | undefined }): ReactNode {
  if (!image) return <span className="table-thumbnail" />;
  return (
    <img
      className={image.height > image.width ? 'table-thumbnail upright' : 'table-thumbnail'}
      src={smallest(image)}
      alt=""
      loading="lazy"
      style={{ background: image.placeholder }}
    />
  );
}

const published = <StatusBadge kind="free" text={texts.published} />;

/** The order of columns is the same in every list. */
export function itemColumns<Row extends ListedRow>(
  { columns, stateOf = () => published, file }: OwnColumns<Row>,
  changes: RowChanges,
): readonly AdminColumn<Row>[] {
  const pictures: readonly AdminColumn<Row>[] = [
    { head: texts.picture, kind: 'picture', cell: ({ image }) => <Thumbnail image={image} /> },
  ];
  return [
    ...(file.kind === 'image' ? pictures : []),
    { ...TITLE, kind: 'title', cell: ({ title }) => title },
    {
      head: texts.state,
      kind: 'status',
      cell(row) {
        const now = new Date();
        if (changes.isDrafted(row.id)) return <StatusBadge kind="draft" />;
        if (publicationOf(row.publishedAt, now) === 'published') return stateOf(row, now);
        return <PublicationBadge publishedAt={row.publishedAt} />;
      },
    },
    ...columns,
    lastChangeColumn(changes),
  ];
}
