import 'reflect-metadata';
import { Field, InputType, ObjectType } from 'type-graphql';
import type { News as NewsRow } from '../../../../prisma/generated/client.ts';
import { NEWS_FIELDS } from '@centar/domain/content/news.ts';
import { pick } from '@centar/domain/objects.ts';
import { excerptOf } from '@centar/domain/text.ts';
import {
  editOf,
  inputOf,
  pageOf,
  pictureItemOf,
  toItemColumns,
  toPicture,
} from '../../items/transport/graphqlItem.ts';
import { staffPageOf } from '../../items/read/staffPage.ts';

/** The fields of a piece of news that staff write and visitors read. */
@ObjectType()
@InputType()
class NewsFields {
  @Field(() => String) author!: string;
  @Field(() => String) theme!: string;
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
}

/** A piece of news as both transports send it. */
@ObjectType()
export class News extends pictureItemOf(NewsFields) {
  @Field(() => String, { description: 'The beginning of the description, for cards' })
  excerpt!: string;
  @Field(() => Date) datePosted!: Date;
}

@ObjectType()
export class NewsPage extends pageOf(News) {}

/** The fields of a piece of news that staff write. */
@InputType()
export class NewsInput extends inputOf(NewsFields) {
  @Field(() => String, { nullable: true }) imageAlt?: string;
}

@InputType()
export class NewsEdit extends editOf(NewsInput) {}

/** A row as both transports send it. */
export function toNews(row: NewsRow): News {
  return {
    ...toItemColumns(row),
    ...pick(row, NEWS_FIELDS),
    excerpt: excerptOf(row.description),
    ...toPicture(row),
    datePosted: row.datePosted,
  };
}

@ObjectType()
export class StaffNewsPage extends staffPageOf(News) {}
