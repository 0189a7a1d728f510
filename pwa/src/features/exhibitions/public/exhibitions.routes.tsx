import { idOf, lazyPage, type PublicRoutes } from '../../../public/page/publicRoute.ts';
import {
  artSalonQuery,
  artSalonsQuery,
  coloniesQuery,
  colonyQuery,
} from './exhibitions.queries.ts';

/** The lists are on the visual arts page. */
export const exhibitionRoutes = {
  colony: {
    queries: (input) => [colonyQuery(idOf(input)), coloniesQuery()],
    page: lazyPage('ColonyPage', async () => (await import('./ColonyPage.tsx')).ColonyPage),
  },
  artSalon: {
    queries: (input) => [artSalonQuery(idOf(input)), artSalonsQuery()],
    page: lazyPage('ArtSalonPage', async () => (await import('./ArtSalonPage.tsx')).ArtSalonPage),
  },
} satisfies PublicRoutes;
