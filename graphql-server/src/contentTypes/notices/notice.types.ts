import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { dayOf } from '@centar/domain/dates.ts';
import type { Competition as NoticeRow } from '../../../../prisma/generated/client.ts';
import { moreDocumentsOf } from './noticeDocuments.ts';
import { toDocumentView } from '../../platform/files/imageView.ts';

@ObjectType()
export class StoredDocument {
  @Field(() => String) url!: string;
  @Field(() => String) fileName!: string;
  @Field(() => String) contentType!: string;
  @Field(() => Int, { description: 'Bytes' }) byteSize!: number;
}

/** The first one is also the notice's `document`. */
@ObjectType()
export class NoticeDocument extends StoredDocument {
  @Field(() => Int, { nullable: true, description: 'Null for the first one' })
  documentId!: number | null;
  @Field(() => String, { description: 'Empty for the first one' }) title!: string;
  @Field(() => String, { description: 'The day that it bears, 2026-11-24' }) date!: string;
}

@ObjectType()
export class NoticeFiles {
  @Field(() => String, { nullable: true }) documentUrl!: string | null;
  @Field(() => StoredDocument, { nullable: true }) document!: StoredDocument | null;
  @Field(() => [NoticeDocument], { description: 'All, the first one first' })
  documents!: NoticeDocument[];
}

/** Without its file. */
@InputType()
export class NoticeDocumentInput {
  @Field(() => Int, { description: 'Of the notice' }) id!: number;
  @Field(() => String) title!: string;
  @Field(() => String, { description: '2026-11-24' }) date!: string;
}

@InputType()
export class NoticeDocumentEdit {
  @Field(() => Int) documentId!: number;
  @Field(() => String) title!: string;
  @Field(() => String, { description: '2026-11-24' }) date!: string;
}

/** Missing ones are removed. */
@InputType()
export class NoticeDocumentsEdit {
  @Field(() => Int, { description: 'Of the notice' }) id!: number;
  @Field(() => Int, { nullable: true }) version?: number;
  @Field(() => [NoticeDocumentEdit]) documents!: NoticeDocumentEdit[];
}

export function toNoticeFiles(row: NoticeRow): NoticeFiles {
  const document = toDocumentView(row);
  return {
    documentUrl: document?.url ?? null,
    document,
    documents: [
      ...(document
        ? [{ ...document, documentId: null, title: '', date: dayOf(row.datePosted) }]
        : []),
      ...moreDocumentsOf(row).map(({ id, ...more }) => ({ ...more, documentId: id })),
    ],
  };
}
