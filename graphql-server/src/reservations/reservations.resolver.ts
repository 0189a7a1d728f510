import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { httpOf, type GraphqlContext } from '../platform/graphql/graphqlContext.ts';
import { networkOfRequest } from '../platform/http/clientAddress.ts';
import type { DoorService } from './door.service.ts';
import type { OffersService } from './offers.service.ts';
import {
  AddedReservation,
  DoorCountInput,
  DoorList,
  FreePlaces,
  OwnReservation,
  OwnReservationEdit,
  PersonReservation,
  Reservation,
  ReservationInput,
  ReservationOffer,
  ReservationOfferInput,
  ReserveAnswer,
} from './reservations.types.ts';
import type { StaffReservationsService } from './staffReservations.service.ts';
import type { VisitorsService } from './visitors.service.ts';

/** Of visitors, with the code of their link instead of an account. */
@Resolver(() => OwnReservation)
export class VisitorReservationsResolver {
  constructor(private readonly service: VisitorsService) {}

  @Query(() => FreePlaces)
  async reservationForm(
    @Arg('dateKey', () => String, { description: 'program-12, program-12-34, projekcija-55' })
    dateKey: string,
  ): Promise<FreePlaces> {
    return this.service.form({ dateKey });
  }

  @Query(() => OwnReservation)
  async ownReservation(@Arg('code', () => String) code: string): Promise<OwnReservation> {
    return this.service.own({ code });
  }

  @Mutation(() => ReserveAnswer, { description: 'Needs no session; one in a request' })
  async reserve(
    @Ctx() context: GraphqlContext,
    @Arg('dateKey', () => String) dateKey: string,
    @Arg('input', () => ReservationInput) input: ReservationInput,
  ): Promise<ReserveAnswer> {
    return this.service.reserve({ dateKey, ...input }, networkOfRequest(httpOf(context)[0]));
  }

  @Mutation(() => OwnReservation, { description: 'Needs no session; one in a request' })
  async changeReservation(
    @Arg('code', () => String) code: string,
    @Arg('input', () => OwnReservationEdit) input: OwnReservationEdit,
  ): Promise<OwnReservation> {
    return this.service.change({ code, ...input });
  }

  @Mutation(() => OwnReservation, { description: 'Needs no session; one in a request' })
  async cancelReservation(@Arg('code', () => String) code: string): Promise<OwnReservation> {
    return this.service.cancel({ code });
  }
}

/** For holders of the date's section. */
@Resolver(() => ReservationOffer)
export class ReservationOffersResolver {
  constructor(private readonly service: OffersService) {}

  @Query(() => [ReservationOffer], {
    description: 'Of dates that begin in a stretch of time, of the sections that one may write',
  })
  async reservationOffers(
    @Ctx() { actor }: GraphqlContext,
    @Arg('from', () => Date) from: Date,
    @Arg('to', () => Date) to: Date,
  ): Promise<ReservationOffer[]> {
    return this.service.list(actor, { from, to });
  }

  @Query(() => ReservationOffer, { description: 'By date or by id; without id if there is none' })
  async reservationOffer(
    @Ctx() { actor }: GraphqlContext,
    @Arg('dateKey', () => String, { nullable: true }) dateKey?: string,
    @Arg('id', () => Int, { nullable: true }) id?: number,
  ): Promise<ReservationOffer> {
    return this.service.one(actor, { dateKey, id });
  }

  @Mutation(() => ReservationOffer, {
    description: 'Those who wait get added places; of fewer places than are taken none is lost',
  })
  async saveReservationOffer(
    @Ctx() { actor }: GraphqlContext,
    @Arg('dateKey', () => String) dateKey: string,
    @Arg('input', () => ReservationOfferInput) input: ReservationOfferInput,
    @Arg('version', () => Int, { nullable: true, description: 'As it was read; null: a new one' })
    version?: number | null,
  ): Promise<ReservationOffer> {
    return this.service.save(actor, { dateKey, version: version ?? null, ...input });
  }

  @Mutation(() => Boolean, { description: 'Only without reservations' })
  async deleteReservationOffer(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    return this.service.remove(actor, { id });
  }
}

/** For holders of the date's section. */
@Resolver(() => Reservation)
export class StaffReservationsResolver {
  constructor(private readonly service: StaffReservationsService) {}

  @Query(() => [Reservation], { description: 'Held ones, then waiting and cancelled ones' })
  async reservations(
    @Ctx() { actor }: GraphqlContext,
    @Arg('offerId', () => Int) offerId: number,
  ): Promise<Reservation[]> {
    return this.service.list(actor, { offerId });
  }

  @Query(() => [PersonReservation], {
    description: 'Administrators only: all of an e-mail address or telephone',
  })
  async personReservations(
    @Ctx() { actor }: GraphqlContext,
    @Arg('contact', () => String) contact: string,
  ): Promise<PersonReservation[]> {
    return this.service.ofPerson(actor, { contact });
  }

  @Mutation(() => AddedReservation, { description: 'For somebody who called' })
  async addReservation(
    @Ctx() { actor }: GraphqlContext,
    @Arg('offerId', () => Int) offerId: number,
    @Arg('input', () => ReservationInput) input: ReservationInput,
  ): Promise<AddedReservation> {
    return this.service.add(actor, { offerId, ...input });
  }

  @Mutation(() => Reservation)
  async editReservation(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => ReservationInput) { key: _, ...input }: ReservationInput,
  ): Promise<Reservation> {
    return this.service.edit(actor, { id, version, ...input });
  }

  @Mutation(() => Reservation, { description: 'To another date; the person is told' })
  async moveReservation(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int) version: number,
    @Arg('toOfferId', () => Int) toOfferId: number,
  ): Promise<Reservation> {
    return this.service.move(actor, { id, version, toOfferId });
  }

  @Mutation(() => Reservation, { description: 'The person is told' })
  async cancelReservationByStaff(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int) version: number,
  ): Promise<Reservation> {
    return this.service.cancel(actor, { id, version });
  }

  @Mutation(() => AddedReservation, {
    description: 'A new link for somebody who lost it, mailed where possible; the former one ends',
  })
  async renewReservationLink(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int) version: number,
  ): Promise<AddedReservation> {
    return this.service.renewLink(actor, { id, version });
  }

  @Mutation(() => Int, { description: 'How many were mailed' })
  async messageReservations(
    @Ctx() { actor }: GraphqlContext,
    @Arg('offerId', () => Int) offerId: number,
    @Arg('subject', () => String) subject: string,
    @Arg('text', () => String) text: string,
    @Arg('states', () => [String], { description: 'held, waiting' }) states: string[],
  ): Promise<number> {
    return this.service.message(actor, { offerId, subject, text, states });
  }

  @Mutation(() => Boolean, { description: "On the person's request; their places become free" })
  async eraseReservation(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    return this.service.erase(actor, { id });
  }
}

/** For holders of the date's section. */
@Resolver(() => DoorList)
export class DoorResolver {
  constructor(private readonly service: DoorService) {}

  @Query(() => DoorList)
  async doorList(
    @Ctx() { actor }: GraphqlContext,
    @Arg('offerId', () => Int) offerId: number,
  ): Promise<DoorList> {
    return this.service.list(actor, { offerId });
  }

  @Mutation(() => DoorList, { description: 'Sends the counts of a phone, and merges all phones' })
  async countAtDoor(
    @Ctx() { actor }: GraphqlContext,
    @Arg('offerId', () => Int) offerId: number,
    @Arg('deviceId', () => String, {
      description: 'A random name of the phone, 8 to 64 characters',
    })
    deviceId: string,
    @Arg('counts', () => [DoorCountInput]) counts: DoorCountInput[],
  ): Promise<DoorList> {
    const input = { offerId, deviceId, counts: counts.map((count) => ({ ...count })) };
    return this.service.count(actor, input);
  }
}
