import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../platform/graphql/graphqlContext.ts';
import type { ContentRoute } from '../items/transport/contentRoutes.ts';
import { requireAdministrator } from '../platform/policies.ts';
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

/** The specification has no such calls. Visitors subscribe by the forms of pages. */
export const notificationsRoutes = (service: StaffNotificationsService): ContentRoute[] => [
  {
    method: 'GET',
    path: '/api/Notifications/GetCounts',
    summary: 'How many have subscribed to mails, and how many mails wait; administrators',
    policy: requireAdministrator,
    responseType: 'SubscriptionCounts',
    handler: ({ actor }) => service.counts(actor),
  },
  {
    method: 'GET',
    path: '/api/Notifications/GetPersonSubscriptions',
    summary: 'All mail subscriptions of an e-mail address; administrators',
    policy: requireAdministrator,
    query: ['email'],
    responseType: 'PersonSubscription[]',
    handler: ({ actor, query }) => service.ofPerson(actor, query),
  },
  {
    method: 'DELETE',
    path: '/api/Notifications/ErasePersonSubscriptions',
    summary: "Erases all of an e-mail address on the person's request; answers how many",
    policy: requireAdministrator,
    query: ['email'],
    responseType: 'integer',
    handler: ({ actor, query }) => service.erasePerson(actor, query),
  },
];
