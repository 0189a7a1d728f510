import { FieldResolver, Resolver, Root } from 'type-graphql';
import { programKey, screeningKey } from '@centar/domain/dateKey.ts';
import { reservationState } from '@centar/domain/reservations.ts';
import { ScreeningType } from '../contentTypes/cinema/cinema.transports.ts';
import { ProgramDateType, ProgramType } from '../contentTypes/programs/programs.transports.ts';
import type { Clock } from '../platform/context.ts';
import type { OffersShown } from './offersShown.ts';
import { DateReservations } from './reservations.types.ts';

export interface Dated {
  readonly at: Date;
  readonly status: string;
}

/** Null for a date without reservations. */
export async function shownOffer(
  { offers, clock }: { readonly offers: OffersShown; readonly clock: Clock },
  key: string,
  date: Dated,
): Promise<DateReservations | null> {
  const offer = await offers(key);
  if (!offer) return null;
  const { dateKey, opensAt, closesAt, largestGroup, contact, asksNote, waitingList } = offer;
  const state = reservationState({ ...offer, ...date }, clock());
  return { dateKey, state, opensAt, closesAt, largestGroup, contact, asksNote, waitingList };
}

interface Parts {
  readonly offers: OffersShown;
  readonly clock: Clock;
}

const DESCRIPTION = 'Null if the date takes no reservations';

interface ShownEvent {
  readonly eventHappeningDateTime: Date;
  readonly status: string;
}

@Resolver(() => ProgramType)
export class ProgramReservationsResolver {
  constructor(private readonly parts: Parts) {}

  @FieldResolver(() => DateReservations, {
    nullable: true,
    description: `${DESCRIPTION}; of a series each date has its own`,
  })
  async reservations(
    @Root()
    program: ShownEvent & { readonly id: number; readonly dates: readonly { key: string }[] },
  ): Promise<DateReservations | null> {
    const { id, eventHappeningDateTime: at, status, dates } = program;
    const [left, ...others] = dates;
    if (others.length > 0) return null;
    return shownOffer(this.parts, left?.key ?? programKey(id), { at, status });
  }
}

@Resolver(() => ProgramDateType)
export class ProgramDateReservationsResolver {
  constructor(private readonly parts: Parts) {}

  @FieldResolver(() => DateReservations, { nullable: true, description: DESCRIPTION })
  async reservations(
    @Root() { key, eventHappeningDateTime: at, status }: ShownEvent & { readonly key: string },
  ): Promise<DateReservations | null> {
    return shownOffer(this.parts, key, { at, status });
  }
}

@Resolver(() => ScreeningType)
export class ScreeningReservationsResolver {
  constructor(private readonly parts: Parts) {}

  @FieldResolver(() => DateReservations, { nullable: true, description: DESCRIPTION })
  async reservations(
    @Root()
    screening: { readonly id: number; readonly productionDate: Date; readonly status: string },
  ): Promise<DateReservations | null> {
    const { id, productionDate: at, status } = screening;
    return shownOffer(this.parts, screeningKey(id), { at, status });
  }
}
