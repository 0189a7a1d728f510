import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { Settings } from '@centar/domain/centre.ts';
import { ArchiveResolver } from './archive/archive.resolver.ts';
import { archiveService } from './archive/archive.service.ts';
import { TrashResolver, trashRoutes } from '../items/trash/trash.transports.ts';
import { trashService } from '../items/trash/trash.service.ts';
import { cinemaService, movieItemType } from './cinema/cinema.service.ts';
import { CinemaResolver, cinemaRoutes } from './cinema/cinema.transports.ts';
import type { ContentRoute } from '../items/transport/contentRoutes.ts';
import type { ContentDependencies } from '../items/contentDependencies.ts';
import type { Actor } from '../platform/context.ts';
import { newsItemType, newsService } from './news/news.service.ts';
import { NewsResolver, newsRoutes } from './news/news.transports.ts';
import { programsService } from './programs/programs.service.ts';
import { ProgramsResolver, programsRoutes } from './programs/programs.transports.ts';
import { programItemType } from './programs/programs.writes.ts';
import {
  artSalonItemType,
  artSalonsService,
  coloniesService,
  colonyItemType,
} from './exhibitions/exhibitions.service.ts';
import {
  ArtSalonsResolver,
  artSalonsRoutes,
  ColoniesResolver,
  coloniesRoutes,
} from './exhibitions/exhibitions.transports.ts';
import { galleryItemType, galleryService } from './gallery/gallery.service.ts';
import { GalleryResolver, galleryRoutes } from './gallery/gallery.transports.ts';
import { DemoResolver, demoRoutes } from '../items/demo/demo.transports.ts';
import { demoService, type DemoSettings } from '../items/demo/demo.service.ts';
import { HallsResolver, hallsRoutes } from './halls/halls.transports.ts';
import { hallsService } from './halls/halls.service.ts';
import { HistoryResolver, historyRoutes } from '../items/history/history.transports.ts';
import { historyService } from '../items/history/history.service.ts';
import { itemHistory } from '../items/history/itemHistory.ts';
import {
  ContentChangesResolver,
  contentChangesRoutes,
} from '../items/published/contentChanges.transports.ts';
import { contentChangesService } from '../items/published/contentChanges.service.ts';
import { LinkingItemsResolver } from '../items/links/linkingItems.resolver.ts';
import { linkingItemsService } from '../items/links/linkingItems.service.ts';
import { PresenceResolver } from '../items/presence/presence.resolver.ts';
import { presenceService } from '../items/presence/presence.service.ts';
import { itemTrash } from '../items/trash/itemTrash.ts';
import type { WrittenType } from '../items/declaredType.ts';
import { changeOf } from '../items/many/changeOf.ts';
import { ManyItemsResolver, manyItemsRoutes } from '../items/many/manyItems.transports.ts';
import { manyItemsService } from '../items/many/manyItems.service.ts';
import { itemRepository } from '../items/write/itemRepository.ts';
import type { ItemRow } from '../items/write/itemType.ts';
import { COMPETITIONS, noticesService, PROCUREMENTS } from './notices/notices.service.ts';
import {
  CompetitionsResolver,
  competitionsRoutes,
  ProcurementsResolver,
  procurementsRoutes,
} from './notices/notices.transports.ts';
import { procurementsService } from './notices/procurements.service.ts';
import { premisesItemType, premisesService } from './premises/premises.service.ts';
import { PremisesResolver, premisesRoutes } from './premises/premises.transports.ts';
import { SearchResolver } from './search/search.resolver.ts';
import { searchService } from './search/search.service.ts';

export interface ContentModule {
  readonly routes: ContentRoute[];
  readonly resolver: object;
}

function contentType<Row extends ItemRow, Data extends object, Service>(
  descriptor: WrittenType<Row, Data>,
  makeService: (dependencies: ContentDependencies) => Service,
  routes: (service: Service) => ContentRoute[],
  Resolver: new (service: Service) => object,
) {
  return {
    descriptor,
    calls(dependencies: ContentDependencies): ContentModule {
      const service = makeService(dependencies);
      return { routes: routes(service), resolver: new Resolver(service) };
    },
    /** For its trash, history, editors and changes of many items. */
    stored: (dependencies: ContentDependencies) => ({
      ...itemTrash(dependencies, descriptor),
      ...itemHistory(dependencies, descriptor),
      ...changeOf(dependencies, descriptor),
      /** Throws UNAUTHENTICATED, NOT_FOUND or FORBIDDEN. */
      async assertEditable(actor: Actor, id: number): Promise<void> {
        await itemRepository(dependencies, descriptor).loadForEdit(
          dependencies.database.reader,
          actor,
          id,
        );
      },
    }),
  };
}

/**
 * The only list of content types; the compiler requires an entry for each of `domain/itemTypes.ts`.
 */
const CONTENT_TYPES = {
  News: contentType(newsItemType, newsService, newsRoutes, NewsResolver),
  Program: contentType(programItemType, programsService, programsRoutes, ProgramsResolver),
  Movie: contentType(movieItemType, cinemaService, cinemaRoutes, CinemaResolver),
  ArtSalon: contentType(artSalonItemType, artSalonsService, artSalonsRoutes, ArtSalonsResolver),
  Colony: contentType(colonyItemType, coloniesService, coloniesRoutes, ColoniesResolver),
  Competition: contentType(
    COMPETITIONS,
    (dependencies) => noticesService(dependencies, COMPETITIONS),
    competitionsRoutes,
    CompetitionsResolver,
  ),
  GalleryItem: contentType(galleryItemType, galleryService, galleryRoutes, GalleryResolver),
  Procurement: contentType(
    PROCUREMENTS,
    procurementsService,
    procurementsRoutes,
    ProcurementsResolver,
  ),
  PremisesPhoto: contentType(premisesItemType, premisesService, premisesRoutes, PremisesResolver),
} satisfies Readonly<Record<ItemType, object>>;

const TYPES = Object.values(CONTENT_TYPES);

export const ITEM_TYPE_DESCRIPTORS = TYPES.map(({ descriptor }) => descriptor);

/** The REST call that answers one item of a type. */
const dataPaths =
  (routes: readonly ContentRoute[]) =>
  (itemType: ItemType): string | undefined =>
    routes.find(({ method, responseType }) => method === 'GET' && responseType === itemType)?.path;

export function contentModules(
  dependencies: ContentDependencies,
  demoSettings: DemoSettings,
  settings: () => Settings,
): ContentModule[] {
  const stored = TYPES.map((type) => type.stored(dependencies));
  const trash = trashService(stored);
  const history = historyService(stored);
  const demo = demoService(dependencies.database, stored, demoSettings);
  const halls = hallsService(dependencies, () => settings().hours);
  const links = linkingItemsService(dependencies, ITEM_TYPE_DESCRIPTORS, stored, settings);
  const many = manyItemsService(dependencies.database, stored);
  const modules = TYPES.map(({ calls }) => calls(dependencies));
  const dataPathOf = dataPaths(modules.flatMap(({ routes }) => routes));
  const changes = contentChangesService(dependencies, ITEM_TYPE_DESCRIPTORS, dataPathOf);
  return [
    ...modules,
    { routes: contentChangesRoutes(changes), resolver: new ContentChangesResolver(changes) },
    { routes: hallsRoutes(halls), resolver: new HallsResolver(halls) },
    { routes: [], resolver: new ArchiveResolver(archiveService(dependencies)) },
    { routes: [], resolver: new SearchResolver(searchService(dependencies)) },
    { routes: demoRoutes(demo), resolver: new DemoResolver(demo) },
    { routes: trashRoutes(trash), resolver: new TrashResolver(trash) },
    { routes: historyRoutes(history), resolver: new HistoryResolver(history) },
    { routes: manyItemsRoutes(many), resolver: new ManyItemsResolver(many) },
    { routes: [], resolver: new PresenceResolver(presenceService(dependencies, stored)) },
    { routes: [], resolver: new LinkingItemsResolver(links) },
  ];
}

/** Returns the number of purged items. */
export async function sweepTrash(dependencies: ContentDependencies): Promise<number> {
  let count = 0;
  for (const type of TYPES) count += await type.stored(dependencies).purgeExpired();
  return count;
}
