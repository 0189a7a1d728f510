import { Field, Int, ObjectType } from 'type-graphql';

/** What staff see of mail subscriptions: numbers alone. */
@ObjectType()
export class SubscriptionCounts {
  @Field(() => Int, { description: 'Of the weekly mail, confirmed' })
  weekly!: number;

  @Field(() => Int, { description: 'To changes of items, confirmed' })
  items!: number;

  @Field(() => Int, { description: 'Mails of all kinds that wait for the mail server' })
  waitingMails!: number;

  @Field(() => Boolean, { description: 'Without a mail server nobody can subscribe' })
  isOffered!: boolean;
}

/** Stored data, on a person's request. */
@ObjectType()
export class PersonSubscription {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'weekly, or the item: program-12, film-3' })
  topic!: string;

  @Field(() => String, { description: 'Of the item; empty: the weekly mail' })
  title!: string;

  @Field(() => [String], { description: 'Slugs of programme types' })
  sections!: string[];

  @Field(() => String)
  email!: string;

  @Field(() => String, { description: 'latin, cyrillic' })
  script!: string;

  @Field(() => Date)
  askedAt!: Date;

  @Field(() => Date, { nullable: true })
  confirmedAt!: Date | null;
}
