import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { News as NewsRow } from '../../../../prisma/generated/client.ts';
import { excerptOf } from '@centar/domain/text.ts';
import {
  ContentItem,
  Image,
  pageOf,
  PublicationInput,
} from '../../items/transport/contentResolver.ts';
import { toImageView } from '../../platform/files/imageView.ts';
import { staffPageOf } from '../../items/read/staffPage.ts';

/** A piece of news as both transports send it. */
@ObjectType()
export class News extends ContentItem {
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
  @Field(() => String, { description: 'The beginning of the description, for cards' })
  excerpt!: string;
  @Field(() => String) author!: string;
  @Field(() => String) theme!: string;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => Image, { nullable: true }) image!: Image | null;
  @Field(() => Date) datePosted!: Date;
}

/** A page of news. */
@ObjectType()
export class NewsPage extends pageOf(News) {}

/** The fields of a piece of news that staff write. */
@InputType()
export class NewsInput extends PublicationInput {
  @Field(() => String) author!: string;
  @Field(() => String) theme!: string;
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
  @Field(() => String, { nullable: true }) imageAlt?: string;
}

/** An edit: the written fields, the item and the version that the editor saw. */
@InputType()
export class NewsEdit extends NewsInput {
  @Field(() => Int) id!: number;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** A row as the wire carries it. */
export function toNews(row: NewsRow): News {
  const image = toImageView(row);
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
    theme: row.theme,
    imageUrl: image?.src ?? null,
    image,
    datePosted: row.datePosted,
  };
}

/** A page of the staff list. */
@ObjectType()
export class StaffNewsPage extends staffPageOf(News) {}
