import { Args, Query, Resolver } from 'type-graphql';
import { mapItems, PageArgs } from '../../items/transport/graphqlItem.ts';
import { itemResolver } from '../../items/transport/itemResolver.ts';
import type { CinemaService } from './cinema.service.ts';
import {
  Movie,
  MovieEdit,
  MovieInput,
  MoviePage,
  StaffMoviePage,
  toMovie,
} from './cinema.types.ts';

const MovieItems = itemResolver({
  item: Movie,
  page: MoviePage,
  staffPage: StaffMoviePage,
  input: MovieInput,
  edit: MovieEdit,
  toItem: toMovie,
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

/** Films over GraphQL. */
@Resolver(() => Movie)
export class CinemaResolver extends MovieItems {
  constructor(private readonly service: CinemaService) {
    super(service);
  }

  @Query(() => MoviePage, { description: 'With a screening still to come, by next screening' })
  async currentMovies(@Args(() => PageArgs) page: PageArgs): Promise<MoviePage> {
    return mapItems(await this.service.currentPage(page), toMovie);
  }
}
