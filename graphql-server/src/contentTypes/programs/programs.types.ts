import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { readsAsFree } from '@centar/domain/admission.ts';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import type { ProgramDate as ProgramDateRow } from '../../../../prisma/generated/client.ts';
import { excerptOf } from '@centar/domain/text.ts';
import {
  editOf,
  inputOf,
  pageOf,
  pictureItemOf,
  toItemColumns,
  toPicture,
} from '../../items/transport/graphqlItem.ts';
import { EventStatusEnum } from '../../items/read/event.types.ts';
import { staffPageOf } from '../../items/read/staffPage.ts';
import type { ProgramWithDates } from './programDates.ts';

/** One opening in the week of an event of several days. */
@ObjectType()
export class OpenHours {
  @Field(() => String, { description: 'ponedeljak, utorak, …' }) day!: string;
  @Field(() => String, { description: 'HH:mm' }) from!: string;
  @Field(() => String, { description: 'HH:mm' }) to!: string;
}

@InputType()
export class OpenHoursInput {
  @Field(() => String, { description: 'ponedeljak, utorak, …' }) day!: string;
  @Field(() => String, { description: 'HH:mm' }) from!: string;
  @Field(() => String, { description: 'HH:mm' }) to!: string;
}

/** One date of a series. */
@ObjectType()
export class ProgramDate {
  @Field(() => Int) id!: number;
  @Field(() => String, { description: 'By which calendars and stars know it: program-3-12' })
  key!: string;
  @Field(() => Date) eventHappeningDateTime!: Date;
  @Field(() => Date, { nullable: true }) endsAt!: Date | null;
  @Field(() => String) place!: string;
  @Field(() => EventStatusEnum) status!: EventStatus;
  @Field(() => String) statusNote!: string;
  @Field(() => Date, { nullable: true, description: 'Where it was moved from' })
  formerDateTime!: Date | null;
}

/** The fields of a programme that staff write and visitors read. */
@ObjectType()
@InputType()
class ProgramFields {
  @Field(() => String) author!: string;
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
}

/** A programme (a corner's item too) as both transports send it. */
@ObjectType()
export class Program extends pictureItemOf(ProgramFields) {
  @Field(() => String, { description: 'The beginning of the description, for cards' })
  excerpt!: string;
  @Field(() => String) programType!: string;
  @Field(() => Date, { description: 'Of a series its next date, or the last if none is to come' })
  eventHappeningDateTime!: Date;
  @Field(() => Date, { nullable: true }) endsAt!: Date | null;
  @Field(() => [ProgramDate], {
    description: 'All dates of a series, soonest first; empty where there is but one',
  })
  dates!: ProgramDate[];
  @Field(() => [OpenHours], {
    description: 'When an event of several days can be visited; empty: as the house is open',
  })
  openHours!: OpenHours[];
  @Field(() => String) place!: string;
  @Field(() => String) price!: string;
  @Field(() => Boolean, { description: 'Whether everybody enters free' }) isFree!: boolean;
  @Field(() => String, { description: 'For which children it is; empty: for everybody' })
  childrenAge!: string;
  @Field(() => String, { description: 'Where places are booked: a link, a telephone or an e-mail' })
  booking!: string;
  @Field(() => EventStatusEnum) status!: EventStatus;
  @Field(() => String) statusNote!: string;
  @Field(() => Date, { nullable: true, description: 'Where it was moved from' })
  formerDateTime!: Date | null;
}

@ObjectType()
export class ProgramPage extends pageOf(Program) {}

/** One date of a series in an input: it is matched with a stored one by its id, else by its moment. */
@InputType()
export class ProgramDateInput {
  @Field(() => Int, { nullable: true }) id?: number | null;
  @Field(() => Date) eventHappeningDateTime!: Date;
  @Field(() => Date, { nullable: true }) endsAt?: Date | null;
  @Field(() => String, { nullable: true }) place?: string;
  @Field(() => EventStatusEnum, { nullable: true }) status?: EventStatus;
  @Field(() => String, { nullable: true }) statusNote?: string;
  @Field(() => Date, { nullable: true }) formerDateTime?: Date | null;
}

/** The fields of a programme that staff write. */
@InputType()
export class ProgramInput extends inputOf(ProgramFields) {
  @Field(() => String, { description: 'The section whose holders may write it' })
  programType!: string;
  @Field(() => Date) eventHappeningDateTime!: Date;
  @Field(() => Date, { nullable: true }) endsAt?: Date | null;
  @Field(() => [ProgramDateInput], {
    nullable: true,
    description:
      'All dates of a series, at most 200; fewer than two make it a programme of one date. Absent: as they were',
  })
  dates?: ProgramDateInput[] | null;
  @Field(() => [OpenHoursInput], {
    nullable: true,
    description: 'Empty: as the house is open. Absent: as they were',
  })
  openHours?: OpenHoursInput[] | null;
  @Field(() => String, { nullable: true }) place?: string;
  @Field(() => String, { nullable: true }) price?: string;
  @Field(() => Boolean, { nullable: true, description: 'Absent: as the price says' })
  isFree?: boolean | null;
  @Field(() => String, { nullable: true }) childrenAge?: string;
  @Field(() => String, { nullable: true }) booking?: string;
  @Field(() => String, { nullable: true }) imageAlt?: string;
}

@InputType()
export class ProgramEdit extends editOf(ProgramInput) {
  @Field(() => EventStatusEnum, { nullable: true }) status?: EventStatus;
  @Field(() => String, { nullable: true }) statusNote?: string;
  @Field(() => Date, { nullable: true }) formerDateTime?: Date | null;
}

/**
 * The key of a date in calendars and bookmarks. The date that the programme had before it became a series keeps the
 * programme's key, so that bookmarks stay.
 */
export const programDateKey = ({
  id,
  programId,
  isOriginal,
}: Pick<ProgramDateRow, 'id' | 'programId' | 'isOriginal'>): string =>
  isOriginal ? `program-${String(programId)}` : `program-${String(programId)}-${String(id)}`;

const toDate = (row: ProgramDateRow): ProgramDate => ({
  id: row.id,
  key: programDateKey(row),
  eventHappeningDateTime: row.eventHappeningDateTime,
  endsAt: row.endsAt,
  place: row.place,
  status: row.status as EventStatus,
  statusNote: row.statusNote,
  formerDateTime: row.formerDateTime,
});

/** A row as both transports send it. */
export function toProgram(row: ProgramWithDates): Program {
  return {
    ...toItemColumns(row),
    title: row.title,
    description: row.description,
    excerpt: excerptOf(row.description),
    author: row.author,
    programType: row.programType,
    ...toPicture(row),
    eventHappeningDateTime: row.eventHappeningDateTime,
    endsAt: row.endsAt,
    dates: row.dates.map(toDate),
    openHours: (row.openHours ?? []) as unknown as OpenHours[],
    place: row.place,
    price: row.price,
    isFree: row.isFree ?? readsAsFree(row.price),
    childrenAge: row.childrenAge,
    booking: row.booking,
    status: row.status as EventStatus,
    statusNote: row.statusNote,
    formerDateTime: row.formerDateTime,
  };
}

@ObjectType()
export class StaffProgramPage extends staffPageOf(Program) {
  @Field(() => Int, { description: 'How many of all are still to come' }) upcoming!: number;
}
