import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType()
export class HallUse {
  @Field(() => String, { description: 'Movie or Program' }) itemType!: string;
  @Field(() => Int, { description: 'Of the film or programme' }) itemId!: number;
  @Field(() => Int, { nullable: true, description: 'Of a film’s screening' })
  screeningId!: number | null;
  @Field(() => Int, { nullable: true, description: 'Of one date of a series' })
  programDateId!: number | null;
  @Field(() => String, { description: 'Names the date in calendars, bookmarks and reservations' })
  dateKey!: string;
  @Field(() => String, { description: 'Whose holders may change it' }) section!: string;
  @Field(() => String) title!: string;
  @Field(() => Date) at!: Date;
  @Field(() => Date, { nullable: true }) endsAt!: Date | null;
  @Field(() => String, { description: 'As it is written; empty where none is named' })
  hall!: string;
  @Field(() => String) price!: string;
  @Field(() => Boolean, { description: 'Whether everybody enters free' }) isFree!: boolean;
  @Field(() => String, { description: 'scheduled, cancelled or moved' }) status!: string;
  @Field(() => String, { description: 'What visitors read beside the state' }) statusNote!: string;
  @Field(() => Boolean, { description: 'Whether visitors see the item' }) isPublic!: boolean;
}

/** The events of one day, for the staff's start screen. */
@ObjectType()
export class Evening {
  @Field(() => Date, {
    description: 'Midnight of today, or of the next day on which an event begins if today has none',
  })
  day!: Date;
  @Field(() => [HallUse], { description: 'With those that began earlier; soonest first' })
  events!: HallUse[];
  @Field(() => Int, { description: 'How many begin or go on tomorrow' }) tomorrow!: number;
}
