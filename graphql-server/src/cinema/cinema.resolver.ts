import { Arg, Args, Int, Query, Resolver } from 'type-graphql';
import { mapPage, PageArgs } from '../content/contentResolver.ts';
import type { CinemaService } from './cinema.service.ts';
import { Movie, MoviePage, toMovie } from './cinema.types.ts';

/** Films over GraphQL. */
@Resolver(() => Movie)
export class CinemaResolver {
  constructor(private readonly service: CinemaService) {}

  @Query(() => MoviePage, { description: 'With a screening still to come, by next screening' })
  async currentMovies(@Args(() => PageArgs) page: PageArgs): Promise<MoviePage> {
    return mapPage(await this.service.currentPage(page), toMovie);
  }

  @Query(() => MoviePage, { description: 'All, newest first' })
  async allMovies(@Args(() => PageArgs) page: PageArgs): Promise<MoviePage> {
    return mapPage(await this.service.page(page), toMovie);
  }

  @Query(() => Movie)
  async movieById(@Arg('id', () => Int) id: number): Promise<Movie> {
    return toMovie(await this.service.byId({ id }));
  }
}
