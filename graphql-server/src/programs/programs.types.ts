import { Field, ObjectType } from 'type-graphql';
import type { EventStatus } from '../../../domain/content/shared.ts';
import type { Program as ProgramRow } from '../../../prisma/generated/client.ts';
import { excerptOf } from '../../../domain/text.ts';
import { ContentItem, Image, pageOf } from '../content/contentResolver.ts';
import { EventStatusEnum } from '../content/event.types.ts';
import { toImageView } from '../files/imageView.ts';

/** A programme (a corner's item too) as both transports send it. */
@ObjectType()
export class Program extends ContentItem {
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
  @Field(() => String, { description: 'The beginning of the description, for cards' })
  excerpt!: string;
  @Field(() => String) author!: string;
  @Field(() => String) programType!: string;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => Image, { nullable: true }) image!: Image | null;
  @Field(() => Date) eventHappeningDateTime!: Date;
  @Field(() => Date, { nullable: true }) endsAt!: Date | null;
  @Field(() => String) place!: string;
  @Field(() => String) price!: string;
  @Field(() => EventStatusEnum) status!: EventStatus;
  @Field(() => String) statusNote!: string;
  @Field(() => Date, { nullable: true, description: 'Where it was moved from' })
  formerDateTime!: Date | null;
}

/** A page of programmes. */
@ObjectType()
export class ProgramPage extends pageOf(Program) {}

/** A row as the wire carries it. */
export function toProgram(row: ProgramRow): Program {
  const image = toImageView(row);
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    title: row.title,
    description: row.description,
    excerpt: excerptOf(row.description),
    author: row.author,
    programType: row.programType,
    imageUrl: image?.src ?? null,
    image,
    eventHappeningDateTime: row.eventHappeningDateTime,
    endsAt: row.endsAt,
    place: row.place,
    price: row.price,
    status: row.status as EventStatus,
    statusNote: row.statusNote,
    formerDateTime: row.formerDateTime,
  };
}
