import type { ContentRoute } from '../items/transport/contentRoutes.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import { notificationsRoutes, StaffNotificationsResolver } from './notifications.transports.ts';
import type { NotificationParts } from './parts.ts';
import { staffNotificationsService } from './staffNotifications.service.ts';
import { subscribersService } from './subscribers.service.ts';
import { createTellSubscribers } from './tellSubscribers.ts';

export function createNotifications(parts: NotificationParts & { readonly limiter: RateLimiter }) {
  const staff = staffNotificationsService(parts);
  const routes: ContentRoute[] = notificationsRoutes(staff);
  return {
    /** For pages and their forms. */
    subscribers: subscribersService(parts),
    /** Called every minute. */
    tellSubscribers: createTellSubscribers(parts),
    routes,
    resolvers: [new StaffNotificationsResolver(staff)],
  };
}

export type Notifications = ReturnType<typeof createNotifications>;
