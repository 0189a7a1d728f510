import { lazyPage, type PublicRoutes } from '../../page/publicRoute.ts';

/** Their data is no query: the server reads it for each request (`NotificationView`). */
export const notificationRoutes = {
  notifications: {
    queries: () => [],
    page: lazyPage(
      'NotificationsPage',
      async () => (await import('./NotificationsPage.tsx')).NotificationsPage,
    ),
  },
  ownNotifications: {
    queries: () => [],
    page: lazyPage(
      'OwnNotificationsPage',
      async () => (await import('./OwnNotificationsPage.tsx')).OwnNotificationsPage,
    ),
  },
} satisfies PublicRoutes;
