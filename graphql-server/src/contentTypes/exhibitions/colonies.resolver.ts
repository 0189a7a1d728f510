import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { mapPage, PageArgs } from '../../items/transport/contentResolver.ts';
import { ExhibitionEdit, ExhibitionInput, toExhibition } from './exhibition.types.ts';
import { toIncoming, UploadScalar } from '../../platform/files/graphqlUpload.ts';
import type { Upload } from '../../platform/files/graphqlUpload.ts';
import { mapStaffPage, StaffListArgs } from '../../items/read/staffPage.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { ColoniesService } from './colonies.service.ts';
import { Colony, ColonyPage, StaffColonyPage } from './colonies.types.ts';

/** Art colonies over GraphQL. */
@Resolver(() => Colony)
export class ColoniesResolver {
  constructor(private readonly service: ColoniesService) {}

  @Query(() => ColonyPage, { description: 'All, newest first' })
  async allColonies(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<ColonyPage> {
    return mapPage(await this.service.page(actor, page), toExhibition);
  }

  @Query(() => Colony)
  async colonyById(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<Colony> {
    return toExhibition(await this.service.byId(actor, { id }));
  }

  @Query(() => StaffColonyPage, { description: "The staff's list, for holders of the section" })
  async staffColonies(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => StaffListArgs) list: StaffListArgs,
  ): Promise<StaffColonyPage> {
    return mapStaffPage(await this.service.staffPage(actor, list), toExhibition);
  }

  @Mutation(() => Colony)
  async createColony(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => ExhibitionInput) input: ExhibitionInput,
    @Arg('file', () => UploadScalar, { nullable: true }) file?: Upload | null,
  ): Promise<Colony> {
    return toExhibition(await this.service.create(actor, { ...input }, await toIncoming(file)));
  }

  @Mutation(() => Colony)
  async updateColony(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => ExhibitionEdit) input: ExhibitionEdit,
  ): Promise<Colony> {
    return toExhibition(await this.service.update(actor, { ...input }));
  }

  @Mutation(() => Colony)
  async updateColonyImage(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
    @Arg('file', () => UploadScalar) file: Upload,
  ): Promise<Colony> {
    return toExhibition(await this.service.replaceImage(actor, { id }, await toIncoming(file)));
  }

  @Mutation(() => Boolean)
  async deleteColony(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    return this.service.remove(actor, { id });
  }
}
