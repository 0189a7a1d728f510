import { TrashResolver } from '../items/trash/trash.resolver.ts';
import { trashRoutes } from '../items/trash/trash.routes.ts';
import { trashService } from '../items/trash/trash.service.ts';
import { CinemaResolver } from './cinema/cinema.resolver.ts';
import { cinemaRoutes } from './cinema/cinema.routes.ts';
import { cinemaService } from './cinema/cinema.service.ts';
import type { ContentRoute } from '../items/transport/contentRoutes.ts';
import type { ContentDependencies } from '../items/contentService.ts';
import { NewsResolver } from './news/news.resolver.ts';
import { newsRoutes } from './news/news.routes.ts';
import { newsService } from './news/news.service.ts';
import { ProgramsResolver } from './programs/programs.resolver.ts';
import { programsRoutes } from './programs/programs.routes.ts';
import { programsService } from './programs/programs.service.ts';
import { ArtSalonsResolver, ColoniesResolver } from './exhibitions/exhibitions.resolver.ts';
import {
  ART_SALON_CALLS,
  COLONY_CALLS,
  exhibitionsRoutes,
} from './exhibitions/exhibitions.routes.ts';
import { ART_SALONS, COLONIES, exhibitionsService } from './exhibitions/exhibitions.service.ts';
import { GalleryResolver } from './gallery/gallery.resolver.ts';
import { galleryRoutes } from './gallery/gallery.routes.ts';
import { galleryService } from './gallery/gallery.service.ts';
import { HistoryResolver } from '../items/history/history.resolver.ts';
import { historyRoutes } from '../items/history/history.routes.ts';
import { historyService } from '../items/history/history.service.ts';
import { competitionsRoutes, procurementsRoutes } from './notices/notices.routes.ts';
import { CompetitionsResolver, ProcurementsResolver } from './notices/notices.resolver.ts';
import { COMPETITIONS, noticesService } from './notices/notices.service.ts';
import { procurementsService } from './notices/procurements.service.ts';
import { storedTypes } from './storedTypes.ts';
import { PremisesResolver } from './premises/premises.resolver.ts';
import { premisesService } from './premises/premises.service.ts';

/** One content type, or what serves them all, ready to be offered on both transports. */
export interface ContentModule {
  readonly routes: ContentRoute[];
  readonly resolver: object;
}

/** The one list of content modules: the schema, the application and the contract test read it. */
export function contentModules(dependencies: ContentDependencies): ContentModule[] {
  const news = newsService(dependencies);
  const programs = programsService(dependencies);
  const cinema = cinemaService(dependencies);
  const artSalons = exhibitionsService(dependencies, ART_SALONS);
  const colonies = exhibitionsService(dependencies, COLONIES);
  const competitions = noticesService(dependencies, COMPETITIONS);
  const gallery = galleryService(dependencies);
  const premises = premisesService(dependencies);
  const procurements = procurementsService(dependencies);
  const types = storedTypes(dependencies);
  const bin = trashService(types);
  const history = historyService(types);
  return [
    { routes: newsRoutes(news), resolver: new NewsResolver(news) },
    { routes: programsRoutes(programs), resolver: new ProgramsResolver(programs) },
    { routes: cinemaRoutes(cinema), resolver: new CinemaResolver(cinema) },
    {
      routes: exhibitionsRoutes(artSalons, ART_SALON_CALLS),
      resolver: new ArtSalonsResolver(artSalons),
    },
    { routes: exhibitionsRoutes(colonies, COLONY_CALLS), resolver: new ColoniesResolver(colonies) },
    { routes: competitionsRoutes(competitions), resolver: new CompetitionsResolver(competitions) },
    { routes: galleryRoutes(gallery), resolver: new GalleryResolver(gallery) },
    { routes: [], resolver: new PremisesResolver(premises) },
    { routes: procurementsRoutes(procurements), resolver: new ProcurementsResolver(procurements) },
    { routes: trashRoutes(bin), resolver: new TrashResolver(bin) },
    { routes: historyRoutes(history), resolver: new HistoryResolver(history) },
  ];
}
