import type { ContentRoute } from '../items/transport/contentRoutes.ts';
import { requireAdministrator } from '../platform/policies.ts';
import type { StaffNotificationsService } from './staffNotifications.service.ts';

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
