import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType()
export class ArchivedProgram {
  @Field(() => Int, { description: 'Not id: only a part of the item' }) itemId!: number;
  @Field(() => String) title!: string;
  @Field(() => String) programType!: string;
  @Field(() => Date, { description: 'Its beginning; of what lasts also a moment of its last day' })
  at!: Date;
  @Field(() => Date) startsAt!: Date;
  @Field(() => Date, {
    nullable: true,
    description: 'The end of what lasts; null for other events',
  })
  endsAt!: Date | null;
  @Field(() => String) place!: string;
  @Field(() => String, { description: 'scheduled, cancelled or moved' }) status!: string;
}

@ObjectType()
export class ArchivedFilm {
  @Field(() => Int, { description: 'Not id: a film stands under each month in which it was shown' })
  itemId!: number;
  @Field(() => String) title!: string;
  @Field(() => Date, {
    description: 'Its last screening in that month that took place, if any did',
  })
  at!: Date;
  @Field(() => String, { description: 'scheduled, cancelled or moved' }) status!: string;
}

/** Of one year in Belgrade, the latest first. */
@ObjectType()
export class ArchivedYear {
  @Field(() => Int) year!: number;
  @Field(() => [ArchivedProgram]) programs!: ArchivedProgram[];
  @Field(() => [ArchivedFilm]) films!: ArchivedFilm[];
  @Field(() => String, {
    nullable: true,
    description: 'Leads to earlier events of a year that has thousands',
  })
  nextCursor!: string | null;
}
