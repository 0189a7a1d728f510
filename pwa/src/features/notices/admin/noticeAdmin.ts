import type { TypedDocumentNode } from '@apollo/client';
import { formatDateTime } from '@centar/domain/dates.ts';
import type { TableAdmin } from '../../../admin/items/itemAdmin.ts';
import { textColumn } from '../../../admin/list/AdminTable.tsx';
import type { FragmentOf, ResultOf, VariablesOf } from '../../../shared/graphql/tada.ts';
import type {
  AddCompetitionDocument,
  AdminCompetitionsList,
  CompetitionItemParts,
  CreateCompetition,
  UpdateCompetitionDocuments,
} from './competitions.adminOperations.ts';
import { noticesAdminTexts as words } from './notices.adminTexts.ts';

/** A competition or a procurement as the staff list shows it: the specification gives both one shape. */
export type NoticeRow = ResultOf<typeof AdminCompetitionsList>['list']['items'][number];

/** A competition or a procurement as the staff edit it. */
export type NoticeItem = FragmentOf<typeof CompetitionItemParts>;

/** The written fields. */
export type NoticeFields = VariablesOf<typeof CreateCompetition>['input'];

/** The operations on a notice's documents. */
export interface NoticeDocuments {
  readonly replace: TypedDocumentNode<{ item: NoticeItem }, { id: number; file: File }>;
  readonly add: TypedDocumentNode<{ item: NoticeItem }, VariablesOf<typeof AddCompetitionDocument>>;
  readonly save: TypedDocumentNode<
    { item: NoticeItem },
    VariablesOf<typeof UpdateCompetitionDocuments>
  >;
}

/** Competitions or procurements, as the staff screens draw them. */
export type NoticeAdmin = TableAdmin<NoticeFields, NoticeItem, NoticeRow>;

/** The columns of both lists. */
export const noticeColumns: NoticeAdmin['columns'] = [
  textColumn('author', words.author),
  { ...textColumn('title', words.headline), kind: 'title' },
  { head: words.document, cell: ({ document }) => document?.fileName ?? words.noDocument },
  {
    head: words.posted,
    kind: 'date',
    cell: ({ datePosted }) => formatDateTime(datePosted),
    order: 'datePosted',
  },
];
