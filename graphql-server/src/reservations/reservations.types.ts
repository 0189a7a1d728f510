import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

/** Of a public page: cached with it, so without the number of free places. */
@ObjectType()
export class DateReservations {
  @Field(() => String, { description: 'The address: /rezervacija/ and this' }) dateKey!: string;
  @Field(() => String, { description: 'notYet, open, waitingList, full or closed' })
  state!: string;
  @Field(() => Date, { nullable: true, description: 'Null: at once' }) opensAt!: Date | null;
  @Field(() => Date, { nullable: true, description: 'Null: when the date begins' })
  closesAt!: Date | null;
  @Field(() => Int, { description: 'The most places of one reservation' }) largestGroup!: number;
  @Field(() => String, { description: 'What visitors leave: email, phone or either' })
  contact!: string;
  @Field(() => Boolean, { description: 'Whether visitors may write a note' }) asksNote!: boolean;
  @Field(() => Boolean) waitingList!: boolean;
}

@ObjectType()
class ReservedDate {
  @Field(() => String) dateKey!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'Whose holders see the reservations' }) section!: string;
  @Field(() => String, { description: 'The public page; empty if there is none now' })
  path!: string;
  @Field(() => Date) at!: Date;
  @Field(() => Date, { nullable: true }) endsAt!: Date | null;
  @Field(() => String) place!: string;
  @Field(() => String, { description: 'scheduled, moved, cancelled or removed' }) status!: string;
  @Field(() => String) statusNote!: string;
  @Field(() => Date, { nullable: true, description: 'When it was before it was moved' })
  formerAt!: Date | null;
}

/** For the form; never cached. */
@ObjectType()
export class FreePlaces extends ReservedDate {
  @Field(() => Int) places!: number;
  @Field(() => Int, { description: 'The most places of one reservation' }) largestGroup!: number;
  @Field(() => Date, { nullable: true, description: 'Null: at once' }) opensAt!: Date | null;
  @Field(() => Date, { nullable: true, description: 'Null: when the date begins' })
  closesAt!: Date | null;
  @Field(() => Boolean) waitingList!: boolean;
  @Field(() => String, { description: 'email, phone or either' }) contact!: string;
  @Field(() => Boolean) asksNote!: boolean;
  @Field(() => String, { description: 'notYet, open, waitingList, full or closed' })
  state!: string;
  @Field(() => Int) free!: number;
  @Field(() => Int, { description: 'Places asked for by those who wait' }) waiting!: number;
  @Field(() => Boolean, {
    description: 'Whether people are mailed; otherwise their link is shown, to be kept',
  })
  sendsMail!: boolean;
}

/** As the person with the link sees it. */
@ObjectType()
export class OwnReservation extends ReservedDate {
  @Field(() => String) code!: string;
  @Field(() => String, { description: 'held, waiting or cancelled' }) state!: string;
  @Field(() => Int) places!: number;
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String) phone!: string;
  @Field(() => String) note!: string;
  @Field(() => Boolean) asksNote!: boolean;
  @Field(() => Int, { nullable: true, description: 'In the waiting list, from 1' })
  position!: number | null;
  @Field(() => Boolean, { description: 'Until the date begins' }) mayChange!: boolean;
  @Field(() => Int, { description: 'The most places that a change may ask for' })
  largestPossible!: number;
}

/** Nothing about other reservations. */
@ObjectType()
export class ReserveAnswer {
  @Field(() => String, { description: 'held or waiting' }) state!: string;
  @Field(() => Boolean, { description: 'The link was mailed, and is not in the answer' })
  mailed!: boolean;
  @Field(() => String, { nullable: true, description: 'Of the link; null if it was mailed' })
  code!: string | null;
  @Field(() => OwnReservation, { nullable: true, description: 'Null if the link was mailed' })
  reservation!: OwnReservation | null;
}

@InputType()
export class ReservationInput {
  @Field(() => Int) places!: number;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) email?: string;
  @Field(() => String, { nullable: true }) phone?: string;
  @Field(() => String, { nullable: true }) note?: string;
  @Field(() => String, {
    nullable: true,
    description:
      '43 random characters of base64url: sent again with them, nothing more is reserved',
  })
  key?: string | null;
}

@InputType()
export class OwnReservationEdit {
  @Field(() => Int) places!: number;
  @Field(() => String, { nullable: true }) note?: string;
}

@InputType()
export class ReservationOfferInput {
  @Field(() => Int) places!: number;
  @Field(() => Int, { nullable: true, description: '4 if absent' }) largestGroup?: number;
  @Field(() => Date, { nullable: true, description: 'Null: at once' }) opensAt?: Date | null;
  @Field(() => Date, { nullable: true, description: 'Null: when the date begins' })
  closesAt?: Date | null;
  @Field(() => Boolean, { nullable: true, description: 'True if absent' }) waitingList?: boolean;
  @Field(() => String, { nullable: true, description: 'email, phone or either' })
  contact?: string;
  @Field(() => Boolean, { nullable: true }) asksNote?: boolean;
}

@ObjectType()
export class ReservationOffer extends FreePlaces {
  @Field(() => Int, { nullable: true, description: 'Null: the date takes no reservations yet' })
  id!: number | null;
  @Field(() => Int, { nullable: true }) version!: number | null;
  @Field(() => String, { description: 'Program or Movie' }) itemType!: string;
  @Field(() => Int, { description: 'Of the programme or film' }) itemId!: number;
  @Field(() => Int) taken!: number;
  @Field(() => Int, { description: 'Counted at the door' }) arrived!: number;
  @Field(() => String) updatedByName!: string;
  @Field(() => Date, { nullable: true, description: 'When its reservations were erased' })
  erasedAt!: Date | null;
}

/** As staff of the section see it. */
@ObjectType()
export class Reservation {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => Int) offerId!: number;
  @Field(() => String, { description: 'held, waiting or cancelled' }) state!: string;
  @Field(() => Int) places!: number;
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String) phone!: string;
  @Field(() => String) note!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => String, { description: 'Who of the staff added it; empty: the visitor' })
  addedByName!: string;
  @Field(() => Int, { nullable: true, description: 'In the waiting list, from 1' })
  position!: number | null;
  @Field(() => Int, { description: 'Counted at the door' }) arrived!: number;
}

/** Stored data, on a person's request. */
@ObjectType()
export class PersonReservation extends Reservation {
  @Field(() => String) dateKey!: string;
  @Field(() => String) title!: string;
  @Field(() => Date) at!: Date;
  @Field(() => Date, { nullable: true }) endsAt!: Date | null;
  @Field(() => String) place!: string;
}

@ObjectType()
export class AddedReservation {
  @Field(() => Reservation) reservation!: Reservation;
  @Field(() => String, { description: 'Address with which the person changes or cancels it' })
  link!: string;
  @Field(() => Boolean, { description: 'Whether it was mailed' }) mailed!: boolean;
}

@ObjectType()
export class DoorReservation {
  @Field(() => Int) id!: number;
  @Field(() => String, { description: 'held, or cancelled meanwhile' }) state!: string;
  @Field(() => Int) places!: number;
  @Field(() => String) name!: string;
  @Field(() => String) phone!: string;
  @Field(() => String) note!: string;
  @Field(() => Int, { description: 'The largest count of all phones' }) arrived!: number;
}

@ObjectType()
export class DoorList extends ReservedDate {
  @Field(() => Int) offerId!: number;
  @Field(() => Int) places!: number;
  @Field(() => Int, { description: 'Without a reservation; the sum of all phones' })
  walkIns!: number;
  @Field(() => [DoorReservation], { description: 'By name' }) reservations!: DoorReservation[];
}

@InputType()
export class DoorCountInput {
  @Field(() => Int, { description: '0: people without a reservation' }) reservationId!: number;
  @Field(() => Int) arrived!: number;
  @Field(() => Int, {
    description: 'Grows with each change on that phone; an older one changes nothing',
  })
  sequence!: number;
}
