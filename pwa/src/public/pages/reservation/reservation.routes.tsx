import { lazyPage, type PublicRoutes } from '../../page/publicRoute.ts';

/** Their data is no query: the server reads it for each request (`ReservationView`). */
export const reservationRoutes = {
  reservation: {
    queries: () => [],
    page: lazyPage(
      'ReservationPage',
      async () => (await import('./ReservationPage.tsx')).ReservationPage,
    ),
  },
  ownReservation: {
    queries: () => [],
    page: lazyPage(
      'OwnReservationPage',
      async () => (await import('./OwnReservationPage.tsx')).OwnReservationPage,
    ),
  },
} satisfies PublicRoutes;
