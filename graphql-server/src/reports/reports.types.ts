import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

/** A programme with one date, a date of a series, or a screening. */
@ObjectType()
export class ReportDate {
  @Field(() => String, {
    description: 'As calendars name it: program-12, program-12-34, projekcija-55',
  })
  dateKey!: string;
  @Field(() => String, { description: 'Movie or Program' }) itemType!: string;
  @Field(() => Int, { description: 'Of the film or programme' }) itemId!: number;
  @Field(() => String, { description: 'Whose holders may write its number' }) section!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'When it begins, ISO 8601' }) at!: string;
  @Field(() => String, { nullable: true, description: 'ISO 8601' }) endsAt!: string | null;
  @Field(() => String, { description: 'Empty where none is named' }) place!: string;
  @Field(() => String, { description: 'Empty: for everybody' }) childrenAge!: string;
  @Field(() => Boolean, { description: 'Whether everybody enters free' }) isFree!: boolean;
  @Field(() => String, { description: 'scheduled, cancelled or moved' }) status!: string;
  @Field(() => Boolean, { description: 'Its item was deleted' }) isRemoved!: boolean;
  @Field(() => Int, { nullable: true, description: 'Null: not known' }) visitors!: number | null;
  @Field(() => String, { nullable: true, description: 'door or typed; null without a number' })
  source!: string | null;
  @Field(() => Int, { nullable: true, description: 'To be reserved; null: not offered' })
  places!: number | null;
  @Field(() => Int, { nullable: true, description: 'Reserved ones' }) taken!: number | null;
  @Field(() => Int, { nullable: true, description: 'With a reservation; null: not counted' })
  arrived!: number | null;
}

@ObjectType()
export class ReportFigures {
  @Field(() => Int, { description: 'Different programmes and films that were held' })
  programs!: number;
  @Field(() => Int, { description: 'Dates' }) held!: number;
  @Field(() => Int, { description: 'Dates' }) cancelled!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Of dates whose number is known; null if none is',
  })
  visitors!: number | null;
  @Field(() => Int, { description: 'Held dates whose number of visitors is not known' })
  missing!: number;
}

@ObjectType()
export class ReportGroup extends ReportFigures {
  @Field(() => String, { description: 'type, month, hall, audience or admission' }) by!: string;
  @Field(() => String, {
    description: 'Such as Muzicki program, projekcije, 2026-11, Velika sala, children, free',
  })
  key!: string;
}

@ObjectType()
export class ReservationFigures {
  @Field(() => Int, { description: 'Dates that took reservations' }) offers!: number;
  @Field(() => Int) places!: number;
  @Field(() => Int) taken!: number;
  @Field(() => Int, { nullable: true, description: 'Null: not counted' }) arrived!: number | null;
  @Field(() => Int, { description: 'Dates whose arrivals were not counted' }) uncounted!: number;
}

/** Of a year or a quarter. Drafts and deleted items without a number are not in it. */
@ObjectType()
export class Report {
  @Field(() => Int) year!: number;
  @Field(() => Int, { nullable: true, description: 'Null: the whole year' })
  quarter!: number | null;
  @Field(() => String, { description: 'When it was computed, ISO 8601' }) computedAt!: string;
  @Field(() => ReportFigures) total!: ReportFigures;
  @Field(() => Int, { description: 'Dates of the period that are on or to come' })
  toCome!: number;
  @Field(() => [ReportGroup]) groups!: ReportGroup[];
  @Field(() => ReservationFigures) reservations!: ReservationFigures;
  @Field(() => [ReportDate], { description: 'Held and cancelled ones, soonest first' })
  dates!: ReportDate[];
}

@InputType()
export class AttendanceInput {
  @Field(() => String) dateKey!: string;
  @Field(() => Int, { nullable: true, description: 'Null: not known, or as counted at the door' })
  visitors?: number | null;
}

/** How often a public page was read, in both scripts. */
@ObjectType()
export class PageReading {
  @Field(() => String, { description: 'News, Program, … or the name of a page, such as home' })
  itemType!: string;
  @Field(() => Int, { description: '0: a page that is no item' }) itemId!: number;
  @Field(() => String, { description: 'Empty: a page, or an item that is not public' })
  title!: string;
  @Field(() => String, { description: 'Its public address; empty as above' }) path!: string;
  @Field(() => Int, { nullable: true, description: 'Null: fewer than 5' }) count!: number | null;
}

@ObjectType()
export class Readings {
  @Field(() => Int, { nullable: true, description: 'Null: fewer than 5' }) total!: number | null;
  @Field(() => [PageReading], { description: 'The most read first, up to 500' })
  pages!: PageReading[];
}
