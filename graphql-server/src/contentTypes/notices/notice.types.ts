import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { excerptOf } from '@centar/domain/text.ts';
import type { Competition as NoticeRow } from '../../../../prisma/generated/client.ts';
import { toDocumentView } from '../../platform/files/imageView.ts';
import { ContentItem, pageOf, PublicationInput } from '../../items/transport/contentResolver.ts';
import { staffPageOf } from '../../items/read/staffPage.ts';

/** A stored document that visitors download. */
@ObjectType()
export class StoredDocument {
  @Field(() => String) url!: string;
  @Field(() => String) fileName!: string;
  @Field(() => String) contentType!: string;
  @Field(() => Int, { description: 'Bytes' }) byteSize!: number;
}

/** What competitions and procurements have in common: a dated text with a document. */
@ObjectType()
export abstract class NoticeItem extends ContentItem {
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
  @Field(() => String, { description: 'The beginning of the description, for cards' })
  excerpt!: string;
  @Field(() => String) author!: string;
  @Field(() => Date) datePosted!: Date;
  @Field(() => String, { nullable: true }) documentUrl!: string | null;
  @Field(() => StoredDocument, { nullable: true }) document!: StoredDocument | null;
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
export class NoticeInput extends PublicationInput {
  @Field(() => String) author!: string;
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
}

/** An edit: the written fields, the item and the version that the editor saw. */
@InputType()
export class NoticeEdit extends NoticeInput {
  @Field(() => Int) id!: number;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** A row as the wire carries it; both tables have the same columns. */
export function toNotice(row: NoticeRow): NoticeItem {
  const document = toDocumentView(row);
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    publishedAt: row.publishedAt,
    title: row.title,
    description: row.description,
    excerpt: excerptOf(row.description),
    author: row.author,
    datePosted: row.datePosted,
    documentUrl: document?.url ?? null,
    document,
  };
}
