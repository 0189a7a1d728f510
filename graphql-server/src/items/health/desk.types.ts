import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

/** Something that waits for one of the staff. */
@ObjectType()
export class DeskDecision {
  @Field(() => String, {
    description:
      'deadline: it ends today or tomorrow. draft. late: it would be published after its end',
  })
  what!: string;
  @Field(() => String, { description: 'News, Program, …' }) itemType!: string;
  @Field(() => Int) itemId!: number;
  @Field(() => Int, { description: 'Of the item, to change it' }) version!: number;
  @Field(() => String) section!: string;
  @Field(() => String) title!: string;
  @Field(() => Date, { description: 'The deadline, or when it was saved last' }) at!: Date;
  @Field(() => String, { description: 'Who saved it last' }) savedByName!: string;
}

/** What comes next in one section. */
@ObjectType()
export class SectionNext {
  @Field(() => String) section!: string;
  @Field(() => String, { description: 'Program, Movie, Competition or Procurement' })
  itemType!: string;
  @Field(() => Int) itemId!: number;
  @Field(() => String) title!: string;
  @Field(() => Date, { description: 'When it begins, or its deadline' }) at!: Date;
  @Field(() => Date, { nullable: true }) endsAt!: Date | null;
}

@ObjectType()
export class Desk {
  @Field(() => [DeskDecision], { description: 'Of each kind in a section the first few' })
  decisions!: DeskDecision[];
  @Field(() => [SectionNext]) next!: SectionNext[];
}
