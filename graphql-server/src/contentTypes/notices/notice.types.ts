import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { dayOf } from '@centar/domain/dates.ts';
import { excerptOf } from '@centar/domain/text.ts';
import type { Competition as NoticeRow } from '../../../../prisma/generated/client.ts';
import { moreDocumentsOf } from './noticeDocuments.ts';
import { toDocumentView } from '../../platform/files/imageView.ts';
import {
  editOf,
  inputOf,
  itemOf,
  pageOf,
  toItemColumns,
} from '../../items/transport/graphqlItem.ts';
import { staffPageOf } from '../../items/read/staffPage.ts';

/** A stored document that visitors download. */
@ObjectType()
export class StoredDocument {
  @Field(() => String) url!: string;
  @Field(() => String) fileName!: string;
  @Field(() => String) contentType!: string;
  @Field(() => Int, { description: 'Bytes' }) byteSize!: number;
}

/** One of a notice's documents; the first one is also its `document`. */
@ObjectType()
export class NoticeDocument extends StoredDocument {
  @Field(() => Int, { nullable: true, description: 'Null for the first one' })
  documentId!: number | null;
  @Field(() => String, { description: 'Empty for the first one' }) title!: string;
  @Field(() => String, { description: 'The day that it bears, 2026-11-24' }) date!: string;
}

/** The fields of a notice that staff write and visitors read. */
@ObjectType()
@InputType()
class NoticeFields {
  @Field(() => String) author!: string;
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
}

/** The common fields of competitions and procurements: a dated text with a document. */
@ObjectType()
export class NoticeItem extends itemOf(NoticeFields) {
  @Field(() => String, { description: 'The beginning of the description, for cards' })
  excerpt!: string;
  @Field(() => Date) datePosted!: Date;
  @Field(() => String, { nullable: true }) documentUrl!: string | null;
  @Field(() => StoredDocument, { nullable: true }) document!: StoredDocument | null;
  @Field(() => [NoticeDocument], { description: 'All, the first one first' })
  documents!: NoticeDocument[];
  @Field(() => String, { description: 'The reference number' }) number!: string;
  @Field(() => Date, { nullable: true, description: 'Open until this minute' })
  deadline!: Date | null;
}

@ObjectType()
export class Competition extends NoticeItem {}

@ObjectType()
export class CompetitionPage extends pageOf(Competition) {}

@ObjectType()
export class StaffCompetitionPage extends staffPageOf(Competition) {}

@ObjectType()
export class Procurement extends NoticeItem {}

@ObjectType()
export class ProcurementPage extends pageOf(Procurement) {}

@ObjectType()
export class StaffProcurementPage extends staffPageOf(Procurement) {}

/** The fields of a notice that staff write. */
@InputType()
export class NoticeInput extends inputOf(NoticeFields) {
  @Field(() => String, { nullable: true }) number?: string;
  @Field(() => Date, { nullable: true }) deadline?: Date | null;
}

/** A further document, besides its file. */
@InputType()
export class NoticeDocumentInput {
  @Field(() => Int, { description: 'Of the notice' }) id!: number;
  @Field(() => String) title!: string;
  @Field(() => String, { description: '2026-11-24' }) date!: string;
}

/** The new title and date of a further document. */
@InputType()
export class NoticeDocumentEdit {
  @Field(() => Int) documentId!: number;
  @Field(() => String) title!: string;
  @Field(() => String, { description: '2026-11-24' }) date!: string;
}

/** The further documents in their order; missing ones are removed. */
@InputType()
export class NoticeDocumentsEdit {
  @Field(() => Int, { description: 'Of the notice' }) id!: number;
  @Field(() => Int, { nullable: true }) version?: number;
  @Field(() => [NoticeDocumentEdit]) documents!: NoticeDocumentEdit[];
}

@InputType()
export class NoticeEdit extends editOf(NoticeInput) {}

/** A row as both transports send it; both tables have the same columns. */
export function toNotice(row: NoticeRow): NoticeItem {
  const document = toDocumentView(row);
  return {
    ...toItemColumns(row),
    title: row.title,
    description: row.description,
    excerpt: excerptOf(row.description),
    author: row.author,
    datePosted: row.datePosted,
    documentUrl: document?.url ?? null,
    document,
    documents: [
      ...(document
        ? [{ ...document, documentId: null, title: '', date: dayOf(row.datePosted) }]
        : []),
      ...moreDocumentsOf(row).map(({ id, ...more }) => ({ ...more, documentId: id })),
    ],
    number: row.number,
    deadline: row.deadline,
  };
}
