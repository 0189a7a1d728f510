import { Arg, Args, Int, Query, Resolver } from 'type-graphql';
import { mapPage, PageArgs } from '../content/contentResolver.ts';
import type { ProgramsService } from './programs.service.ts';
import { Program, ProgramPage, toProgram } from './programs.types.ts';

/** Programmes over GraphQL. */
@Resolver(() => Program)
export class ProgramsResolver {
  constructor(private readonly service: ProgramsService) {}

  @Query(() => ProgramPage, { description: 'Upcoming, soonest first; of one type if given' })
  async upcomingPrograms(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('programType', () => String, { nullable: true }) programType?: string,
  ): Promise<ProgramPage> {
    return mapPage(await this.service.upcomingPage(page, programType), toProgram);
  }

  @Query(() => ProgramPage, { description: 'Past, latest first; of one type if given' })
  async pastPrograms(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('programType', () => String, { nullable: true }) programType?: string,
  ): Promise<ProgramPage> {
    return mapPage(await this.service.pastPage(page, programType), toProgram);
  }

  @Query(() => Program)
  async programById(@Arg('id', () => Int) id: number): Promise<Program> {
    return toProgram(await this.service.byId({ id }));
  }
}
