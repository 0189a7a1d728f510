import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { excerptOf } from '../../../domain/text.ts';
import type { Competition as CompetitionRow } from '../../../prisma/generated/client.ts';
import { toDocumentView } from '../files/imageView.ts';
import { ContentItem } from './contentResolver.ts';

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

/** A row as the wire carries it; both tables have the same columns. */
export function toNotice(row: CompetitionRow): NoticeItem {
  const document = toDocumentView(row);
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    title: row.title,
    description: row.description,
    excerpt: excerptOf(row.description),
    author: row.author,
    datePosted: row.datePosted,
    documentUrl: document?.url ?? null,
    document,
  };
}
