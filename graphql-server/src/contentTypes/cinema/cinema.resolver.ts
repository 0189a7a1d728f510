import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { mapPage, PageArgs } from '../../items/transport/contentResolver.ts';
import { toIncoming, UploadScalar } from '../../platform/files/graphqlUpload.ts';
import type { Upload } from '../../platform/files/graphqlUpload.ts';
import { mapStaffPage, StaffListArgs } from '../../items/read/staffPage.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { CinemaService } from './cinema.service.ts';
import {
  Movie,
  MovieEdit,
  MovieInput,
  MoviePage,
  StaffMoviePage,
  toMovie,
} from './cinema.types.ts';

/** Films over GraphQL. */
@Resolver(() => Movie)
export class CinemaResolver {
  constructor(private readonly service: CinemaService) {}

  @Query(() => MoviePage, { description: 'With a screening still to come, by next screening' })
  async currentMovies(@Args(() => PageArgs) page: PageArgs): Promise<MoviePage> {
    return mapPage(await this.service.currentPage(page), toMovie);
  }

  @Query(() => MoviePage, { description: 'All, newest first' })
  async allMovies(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<MoviePage> {
    return mapPage(await this.service.page(actor, page), toMovie);
  }

  @Query(() => Movie)
  async movieById(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<Movie> {
    return toMovie(await this.service.byId(actor, { id }));
  }

  @Query(() => StaffMoviePage, { description: "The staff's list, for holders of the section" })
  async staffMovies(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => StaffListArgs) list: StaffListArgs,
  ): Promise<StaffMoviePage> {
    return mapStaffPage(await this.service.staffPage(actor, list), toMovie);
  }

  @Mutation(() => Movie)
  async createMovie(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => MovieInput) input: MovieInput,
    @Arg('file', () => UploadScalar, { nullable: true }) file?: Upload | null,
  ): Promise<Movie> {
    return toMovie(await this.service.create(actor, { ...input }, await toIncoming(file)));
  }

  @Mutation(() => Movie)
  async updateMovie(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => MovieEdit) input: MovieEdit,
  ): Promise<Movie> {
    return toMovie(await this.service.update(actor, { ...input }));
  }

  @Mutation(() => Movie)
  async updateMovieImage(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
    @Arg('file', () => UploadScalar) file: Upload,
  ): Promise<Movie> {
    return toMovie(await this.service.replaceImage(actor, { id }, await toIncoming(file)));
  }

  @Mutation(() => Boolean)
  async deleteMovie(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    return this.service.remove(actor, { id });
  }
}
