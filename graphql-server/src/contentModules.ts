import { CinemaResolver } from './cinema/cinema.resolver.ts';
import { cinemaRoutes } from './cinema/cinema.routes.ts';
import { cinemaService } from './cinema/cinema.service.ts';
import type { ContentRoute } from './content/contentRoutes.ts';
import type { ContentDependencies } from './content/contentService.ts';
import { NewsResolver } from './news/news.resolver.ts';
import { newsRoutes } from './news/news.routes.ts';
import { newsService } from './news/news.service.ts';
import { ProgramsResolver } from './programs/programs.resolver.ts';
import { programsRoutes } from './programs/programs.routes.ts';
import { programsService } from './programs/programs.service.ts';

/** One content type, ready to be offered on both transports. */
export interface ContentModule {
  readonly routes: ContentRoute[];
  readonly resolver: object;
}

/** The one list of content modules: the schema, the application and the contract test read it. */
export function contentModules(dependencies: ContentDependencies): ContentModule[] {
  const news = newsService(dependencies);
  const programs = programsService(dependencies);
  const cinema = cinemaService(dependencies);
  return [
    { routes: newsRoutes(news), resolver: new NewsResolver(news) },
    { routes: programsRoutes(programs), resolver: new ProgramsResolver(programs) },
    { routes: cinemaRoutes(cinema), resolver: new CinemaResolver(cinema) },
  ];
}
