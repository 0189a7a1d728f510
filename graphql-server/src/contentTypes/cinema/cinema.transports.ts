import { Args, Field, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { MAX_SCREENINGS, movieEdit, movieInput } from '@centar/domain/content/movie.ts';
import { moment } from '@centar/domain/rules.ts';
import { MOVIE, SCREENING } from '@centar/domain/types/events.ts';
import { toEmbedLink } from '@centar/domain/youtube.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import {
  declaredEvent,
  declaredInput,
  declaredItem,
  Pictures,
} from '../../items/transport/declaredItem.ts';
import { byStored, withoutEchoedEnds } from '../../items/transport/echoedEnds.ts';
import { mapItems, PageArgs, toPictures } from '../../items/transport/graphqlItem.ts';
import { itemResolver, withPictures } from '../../items/transport/itemResolver.ts';
import { itemRoutes, pictureRoute } from '../../items/transport/itemRoutes.ts';
import { badInput } from '../../platform/errors.ts';
import { movieItemType, type CinemaService, type MovieWithScreenings } from './cinema.service.ts';

const screening = declaredEvent(SCREENING, { event: 'Screening', input: 'ScreeningInput' });

/** For fields of other layers. */
export const ScreeningType = screening.event;

/** Fields that are not declared. */
@ObjectType()
class FilmParts extends Pictures {
  @Field(() => [screening.event])
  movieProductionDateTimes!: ReturnType<typeof screening.toEvent>[];
}

@InputType()
class FilmInputParts {
  @Field(() => [screening.input], { nullable: true, description: 'All of them, at most 200' })
  movieProductionDateTimes?: object[] | null;
}

const types = {
  ...declaredItem(
    MOVIE,
    { item: 'Movie', page: 'MoviePage', staffPage: 'StaffMoviePage' },
    {
      fields: FilmParts,
      of: (row: MovieWithScreenings) => ({
        ...toPictures(row),
        youtubeUrl: toEmbedLink(row.youtubeUrl),
        movieProductionDateTimes: row.screenings.map(screening.toEvent),
      }),
    },
  ),
  ...declaredInput(MOVIE, { input: 'MovieInput', edit: 'MovieEdit' }, FilmInputParts),
};

/** As both transports send it. */
export const toMovie = types.toItem;

const MovieItems = itemResolver<MovieWithScreenings, ReturnType<typeof toMovie>, CinemaService>({
  ...types,
  names: {
    all: 'allMovies',
    byId: 'movieById',
    staffList: 'staffMovies',
    create: 'createMovie',
    update: 'updateMovie',
    replaceFile: 'updateMovieImage',
    delete: 'deleteMovie',
  },
});
const MoviePictures = withPictures(MovieItems, { ...types, name: 'addMoviePicture' });

@Resolver(() => types.item)
export class CinemaResolver extends MoviePictures {
  constructor(private readonly service: CinemaService) {
    super(service);
  }

  @Query(() => types.page, { description: 'With a screening still to come, by next screening' })
  async currentMovies(@Args(() => PageArgs) page: PageArgs) {
    return mapItems(await this.service.currentPage(page), toMovie);
  }
}

const FIELD = /^productionDate\[(\d{1,4})\]\.productionDate$/i;

/**
 * Converts numbered form fields, `productionDate[0].productionDate` (staff specification, section
 * 7), into the service's list. Throws BAD_USER_INPUT for a repeated number.
 */
function withScreeningList(body: unknown): Record<string, unknown> {
  const dates = new Map<number, unknown>();
  const rest: [string, unknown][] = [];
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    const number = FIELD.exec(name)?.[1];
    if (number === undefined) rest.push([name, value]);
    else if (dates.has(Number(number))) throw badInput({ [name]: 'invalid' });
    else dates.set(Number(number), value);
  }
  const movieProductionDateTimes = [...dates]
    .sort(([one], [other]) => one - other)
    .map(([, productionDate]) => ({ productionDate }));
  return { ...Object.fromEntries(rest), movieProductionDateTimes };
}

/** With the first of the numbered date fields instead of a list. */
const movieForm = movieInput.omit({ movieProductionDateTimes: true }).extend({
  'productionDate[0].productionDate': moment
    .optional()
    .describe(
      `The first screening; the others follow as productionDate[1].productionDate and so on, ${String(MAX_SCREENINGS)} at most`,
    ),
});

const rules = { input: movieForm, edit: movieEdit };

/** Spelled as in the specification, section 7. */
export function cinemaRoutes(service: CinemaService): ContentRoute[] {
  const fromForms: CinemaService = {
    ...service,
    create: (actor, body, file) => service.create(actor, withScreeningList(body), file),
    update: byStored(service, (edit, { screenings }) =>
      withoutEchoedEnds(edit, 'movieProductionDateTimes', screenings),
    ),
  };
  return [
    {
      method: 'GET',
      path: '/api/Cinema/GetMovies',
      summary: 'Films with a screening still to come, by next screening',
      responseType: 'Movie[]',
      handler: async () => (await service.current()).map(toMovie),
    },
    ...itemRoutes(
      fromForms,
      { ...movieItemType, rules },
      {
        toItem: toMovie,
        all: {
          path: '/api/Cinema/GetAllMovies',
          summary: 'All films, newest first',
          read: service.all,
        },
        byId: { path: '/api/Cinema/GetMovieByID', summary: 'One film with its screenings' },
        create: {
          method: 'POST',
          path: '/api/Cinema/InsertMovie',
          summary: 'Publishes a film with its screenings, one numbered date field each',
        },
        update: {
          method: 'PUT',
          path: '/api/Cinema/EditMovie',
          summary: 'Saves a film; screenings that are not in movieProductionDateTimes are removed',
        },
        replaceFile: {
          method: 'PUT',
          path: '/api/Cinema/UpdateImage',
          summary: 'Replaces the picture; ImageUrl is accepted and ignored',
          ignored: ['ImageUrl'],
        },
        delete: { path: '/api/Cinema/DeleteMovie', summary: 'Deletes a film' },
      },
    ),
    pictureRoute(service, movieItemType, { toItem: toMovie, path: '/api/Cinema/AddPicture' }),
  ];
}
