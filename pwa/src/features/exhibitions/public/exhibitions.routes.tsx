import { idOf, lazyPage, queryList, type PublicRoute } from '../../../public/page/publicRoute.ts';
import { patterns } from '../../../shared/paths.ts';
import {
  artSalonQuery,
  artSalonsQuery,
  coloniesQuery,
  colonyQuery,
} from './exhibitions.queries.ts';

/** The public addresses of single colonies and art salons; their lists stand on the page of the visual arts. */
export const exhibitionRoutes: readonly PublicRoute[] = [
  {
    path: patterns.colony,
    queries: (input) => {
      const id = idOf(input);
      return id === undefined ? undefined : queryList(colonyQuery(id), coloniesQuery());
    },
    page: lazyPage('ColonyPage', async () => (await import('./ColonyPage.tsx')).ColonyPage),
  },
  {
    path: patterns.artSalon,
    queries: (input) => {
      const id = idOf(input);
      return id === undefined ? undefined : queryList(artSalonQuery(id), artSalonsQuery());
    },
    page: lazyPage('ArtSalonPage', async () => (await import('./ArtSalonPage.tsx')).ArtSalonPage),
  },
];
