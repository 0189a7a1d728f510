import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { mapPage, PageArgs } from '../../items/transport/contentResolver.ts';
import { ExhibitionEdit, ExhibitionInput, toExhibition } from './exhibition.types.ts';
import { toIncoming, UploadScalar } from '../../platform/files/graphqlUpload.ts';
import type { Upload } from '../../platform/files/graphqlUpload.ts';
import { mapStaffPage, StaffListArgs } from '../../items/read/staffPage.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { ArtSalonsService } from './artSalons.service.ts';
import { ArtSalon, ArtSalonPage, StaffArtSalonPage } from './artSalons.types.ts';

/** Art salons over GraphQL. */
@Resolver(() => ArtSalon)
export class ArtSalonsResolver {
  constructor(private readonly service: ArtSalonsService) {}

  @Query(() => ArtSalonPage, { description: 'All, newest first' })
  async allArtSalons(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<ArtSalonPage> {
    return mapPage(await this.service.page(actor, page), toExhibition);
  }

  @Query(() => ArtSalon)
  async artSalonById(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<ArtSalon> {
    return toExhibition(await this.service.byId(actor, { id }));
  }

  @Query(() => StaffArtSalonPage, { description: "The staff's list, for holders of the section" })
  async staffArtSalons(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => StaffListArgs) list: StaffListArgs,
  ): Promise<StaffArtSalonPage> {
    return mapStaffPage(await this.service.staffPage(actor, list), toExhibition);
  }

  @Mutation(() => ArtSalon)
  async createArtSalon(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => ExhibitionInput) input: ExhibitionInput,
    @Arg('file', () => UploadScalar, { nullable: true }) file?: Upload | null,
  ): Promise<ArtSalon> {
    return toExhibition(await this.service.create(actor, { ...input }, await toIncoming(file)));
  }

  @Mutation(() => ArtSalon)
  async updateArtSalon(
    @Ctx() { actor }: GraphqlContext,
    @Arg('input', () => ExhibitionEdit) input: ExhibitionEdit,
  ): Promise<ArtSalon> {
    return toExhibition(await this.service.update(actor, { ...input }));
  }

  @Mutation(() => ArtSalon)
  async updateArtSalonImage(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
    @Arg('file', () => UploadScalar) file: Upload,
  ): Promise<ArtSalon> {
    return toExhibition(await this.service.replaceImage(actor, { id }, await toIncoming(file)));
  }

  @Mutation(() => Boolean)
  async deleteArtSalon(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    return this.service.remove(actor, { id });
  }
}
