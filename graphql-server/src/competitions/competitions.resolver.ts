import { Arg, Args, Int, Query, Resolver } from 'type-graphql';
import { mapPage, PageArgs } from '../content/contentResolver.ts';
import { toNotice } from '../content/noticeParts.ts';
import type { CompetitionsService } from './competitions.service.ts';
import { Competition, CompetitionPage } from './competitions.types.ts';

/** Competitions over GraphQL. */
@Resolver(() => Competition)
export class CompetitionsResolver {
  constructor(private readonly service: CompetitionsService) {}

  @Query(() => CompetitionPage, { description: 'All, newest first' })
  async allCompetitions(@Args(() => PageArgs) page: PageArgs): Promise<CompetitionPage> {
    return mapPage(await this.service.page(page), toNotice);
  }

  @Query(() => Competition)
  async competitionById(@Arg('id', () => Int) id: number): Promise<Competition> {
    return toNotice(await this.service.byId({ id }));
  }
}
