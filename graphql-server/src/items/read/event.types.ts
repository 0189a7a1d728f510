import 'reflect-metadata';
import { registerEnumType } from 'type-graphql';
import type { EventStatus } from '@centar/domain/content/shared.ts';

/** The state of a programme or a screening, as GraphQL names it. */
export const EventStatusEnum: Record<EventStatus, EventStatus> = {
  scheduled: 'scheduled',
  cancelled: 'cancelled',
  moved: 'moved',
};

registerEnumType(EventStatusEnum, {
  name: 'EventStatus',
  description: 'Whether it takes place as announced',
});
