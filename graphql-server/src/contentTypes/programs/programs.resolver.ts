import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { mapItems, PageArgs } from '../../items/transport/graphqlItem.ts';
import { toIncoming, UploadScalar, type Upload } from '../../platform/files/graphqlUpload.ts';
import { StaffListArgs } from '../../items/read/staffPage.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { ProgramsService } from './programs.service.ts';
import {
  Program,
  ProgramEdit,
  ProgramInput,
  ProgramPage,
  StaffProgramPage,
  toProgram,
} from './programs.types.ts';

/** Programmes over GraphQL. */
@Resolver(() => Program)
export class ProgramsResolver {
  constructor(private readonly service: ProgramsService) {}

  @Query(() => ProgramPage, {
    description: 'To come, soonest first, then on, ending soonest first; of one type if given',
  })
  async upcomingPrograms(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('programType', () => String, { nullable: true }) programType?: string,
  ): Promise<ProgramPage> {
    return mapItems(await this.service.upcomingPage(actor, page, programType), toProgram);
  }

  @Query(() => ProgramPage, { description: 'On now, ending soonest first; of one type if given' })
  async programsOn(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('programType', () => String, { nullable: true }) programType?: string,
  ): Promise<ProgramPage> {
    return mapItems(await this.service.onPage(actor, page, programType), toProgram);
  }

  @Query(() => ProgramPage, {
    description: 'Past, the latest end first; of one type if given',
  })
  async pastPrograms(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('programType', () => String, { nullable: true }) programType?: string,
  ): Promise<ProgramPage> {
    return mapItems(await this.service.pastPage(actor, page, programType), toProgram);
  }

  @Query(() => Program)
  async programById(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<Program> {
    return toProgram(await this.service.byId(actor, { id }));
  }

  @Query(() => StaffProgramPage, {
    description: "The staff's list of one type, for holders of its section",
  })
  async staffPrograms(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => StaffListArgs) list: StaffListArgs,
    @Arg('programType', () => String) programType: string,
  ): Promise<StaffProgramPage> {
    const { upcoming, ...page } = await this.service.staffPage(actor, list, programType);
    return { ...mapItems(page, toProgram), upcoming };
  }

  @Mutation(() => Program)
  async createProgram(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => ProgramInput) input: ProgramInput,
    @Arg('file', () => UploadScalar, { nullable: true }) file?: Upload | null,
  ): Promise<Program> {
    return toProgram(await this.service.create(actor, { ...input }, await toIncoming(file)));
  }

  @Mutation(() => Program)
  async updateProgram(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => ProgramEdit) input: ProgramEdit,
  ): Promise<Program> {
    return toProgram(await this.service.update(actor, { ...input }));
  }

  @Mutation(() => Program)
  async updateProgramImage(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
    @Arg('file', () => UploadScalar) file: Upload,
  ): Promise<Program> {
    return toProgram(await this.service.replaceFile(actor, { id }, await toIncoming(file)));
  }

  @Mutation(() => Boolean)
  async deleteProgram(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    return this.service.remove(actor, { id });
  }
}
