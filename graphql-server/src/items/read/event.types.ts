import 'reflect-metadata';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { EventStatus } from '@centar/domain/content/shared.ts';

export const EventStatusEnum: Record<EventStatus, EventStatus> = {
  scheduled: 'scheduled',
  cancelled: 'cancelled',
  moved: 'moved',
};

registerEnumType(EventStatusEnum, {
  name: 'EventStatus',
  description: 'Whether it takes place as announced',
});

/** One opening in the week of an event of several days. */
@ObjectType()
@InputType('OpenHoursInput')
export class OpenHours {
  @Field(() => String, { description: 'ponedeljak, utorak, …' }) day!: string;
  @Field(() => String, { description: 'HH:mm' }) from!: string;
  @Field(() => String, { description: 'HH:mm' }) to!: string;
}
