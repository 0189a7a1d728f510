import type { ContentRoute } from '../items/transport/contentRoutes.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import {
  ProgramDateReservationsResolver,
  ProgramReservationsResolver,
  ScreeningReservationsResolver,
  shownOffer,
  type Dated,
} from './dateReservations.resolver.ts';
import { doorService } from './door.service.ts';
import { offersService } from './offers.service.ts';
import { createOffersShown } from './offersShown.ts';
import type { ReservationParts } from './places.ts';
import {
  DoorResolver,
  ReservationOffersResolver,
  StaffReservationsResolver,
  VisitorReservationsResolver,
} from './reservations.resolver.ts';
import { reservationsRoutes } from './reservations.routes.ts';
import { staffReservationsService } from './staffReservations.service.ts';
import { createTellChanges } from './tellChanges.ts';
import { visitorsService } from './visitors.service.ts';

export function createReservations(parts: ReservationParts & { readonly limiter: RateLimiter }) {
  const { database, clock } = parts;
  const visitors = visitorsService(parts);
  const offers = offersService(parts);
  const staff = staffReservationsService(parts);
  const door = doorService(parts);
  const shown = { offers: createOffersShown(database), clock };
  const routes: ContentRoute[] = reservationsRoutes({ visitors, offers, staff, door });
  return {
    /** As the date's page shows it; null without an offer. */
    offerOf: (dateKey: string, date: Dated) => shownOffer(shown, dateKey, date),
    /** For pages and their forms. */
    visitors,
    /** Called every minute. */
    tellChanges: createTellChanges(parts),
    routes,
    resolvers: [
      new VisitorReservationsResolver(visitors),
      new ReservationOffersResolver(offers),
      new StaffReservationsResolver(staff),
      new DoorResolver(door),
      new ProgramReservationsResolver(shown),
      new ProgramDateReservationsResolver(shown),
      new ScreeningReservationsResolver(shown),
    ],
  };
}

export type Reservations = ReturnType<typeof createReservations>;
