import 'reflect-metadata';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import { Field, Int, ObjectType } from 'type-graphql';
import { EventStatusEnum } from '../../items/read/event.types.ts';

@ObjectType()
export class SearchHit {
  @Field(() => Int, { description: 'Not id: items of several types stand side by side' })
  itemId!: number;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'Some 200 characters of its text, around the first word' })
  excerpt!: string;
  @Field(() => Date, {
    nullable: true,
    description: 'When it happens or was posted; of a film its next screening, of art nothing',
  })
  at!: Date | null;
  @Field(() => Date, { nullable: true, description: 'Of programmes: from when on it is past' })
  pastAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Of programmes alone' })
  programType!: string | null;
  @Field(() => EventStatusEnum, {
    nullable: true,
    description: 'Of a programme or of the next screening of a film: cancelled, moved or scheduled',
  })
  status!: EventStatus | null;
}

@ObjectType()
export class SearchGroup {
  @Field(() => String, { description: 'News, Program, …' }) itemType!: string;
  @Field(() => Int, { description: 'How many were found, at most 300' }) total!: number;
  @Field(() => [SearchHit]) hits!: SearchHit[];
}

/** The best few of each type, or one page of a single type. */
@ObjectType()
export class SearchResult {
  @Field(() => [SearchGroup], { description: 'Types of which nothing was found are left out' })
  groups!: SearchGroup[];
  @Field(() => String, {
    nullable: true,
    description: 'Where nothing was found: words that find something and may have been meant',
  })
  suggestion!: string | null;
}
