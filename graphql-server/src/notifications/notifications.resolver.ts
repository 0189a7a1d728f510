import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../platform/graphql/graphqlContext.ts';
import { PersonSubscription, SubscriptionCounts } from './notifications.types.ts';
import type { StaffNotificationsService } from './staffNotifications.service.ts';

/** For administrators. */
@Resolver()
export class StaffNotificationsResolver {
  constructor(private readonly service: StaffNotificationsService) {}

  @Query(() => SubscriptionCounts, { description: 'Administrators only' })
  async subscriptionCounts(@Ctx() { actor }: GraphqlContext): Promise<SubscriptionCounts> {
    return this.service.counts(actor);
  }

  @Query(() => [PersonSubscription], {
    description: 'Administrators only: all mail subscriptions of an e-mail address',
  })
  async personSubscriptions(
    @Ctx() { actor }: GraphqlContext,
    @Arg('email', () => String) email: string,
  ): Promise<PersonSubscription[]> {
    return this.service.ofPerson(actor, { email });
  }

  @Mutation(() => Int, {
    description: "On the person's request: erases all of an e-mail address; how many",
  })
  async erasePersonSubscriptions(
    @Ctx() { actor }: GraphqlContext,
    @Arg('email', () => String) email: string,
  ): Promise<number> {
    return this.service.erasePerson(actor, { email });
  }
}
