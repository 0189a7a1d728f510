import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ClassType } from 'type-graphql';
import { mapPage, PageArgs } from '../../items/transport/contentResolver.ts';
import type { PageOf } from '../../items/transport/paging.ts';
import { mapStaffPage, StaffListArgs } from '../../items/read/staffPage.ts';
import type { StaffPageOf } from '../../items/read/staffPage.ts';
import { toIncoming, UploadScalar } from '../../platform/files/graphqlUpload.ts';
import type { Upload } from '../../platform/files/graphqlUpload.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import { ExhibitionEdit, ExhibitionInput, toExhibition } from './exhibition.types.ts';
import type { ExhibitionItem } from './exhibition.types.ts';
import { ArtSalon, ArtSalonPage, StaffArtSalonPage } from './exhibition.types.ts';
import { Colony, ColonyPage, StaffColonyPage } from './exhibition.types.ts';
import type { ExhibitionsService } from './exhibitions.service.ts';

/** How GraphQL spells the types and operations of colonies or art salons. */
interface ExhibitionOperations {
  readonly item: ClassType<ExhibitionItem>;
  readonly page: ClassType<PageOf<ExhibitionItem>>;
  readonly staffPage: ClassType<StaffPageOf<ExhibitionItem>>;
  readonly all: string;
  readonly byId: string;
  readonly staffList: string;
  readonly create: string;
  readonly update: string;
  readonly updateImage: string;
  readonly delete: string;
}

function exhibitionsResolver(operations: ExhibitionOperations) {
  const { item, page, staffPage } = operations;

  @Resolver(() => item)
  class ExhibitionsResolver {
    constructor(readonly service: ExhibitionsService) {}

    @Query(() => page, { name: operations.all, description: 'All, newest first' })
    async all(
      @Ctx() { actor }: GraphqlContext,
      @Args(() => PageArgs) request: PageArgs,
    ): Promise<PageOf<ExhibitionItem>> {
      return mapPage(await this.service.page(actor, request), toExhibition);
    }

    @Query(() => item, { name: operations.byId })
    async byId(
      @Ctx() { actor }: GraphqlContext,
      @Arg('id', () => Int) id: number,
    ): Promise<ExhibitionItem> {
      return toExhibition(await this.service.byId(actor, { id }));
    }

    @Query(() => staffPage, {
      name: operations.staffList,
      description: "The staff's list, for holders of the section",
    })
    async staffList(
      @Ctx() { actor }: GraphqlContext,
      @Args(() => StaffListArgs) list: StaffListArgs,
    ): Promise<StaffPageOf<ExhibitionItem>> {
      return mapStaffPage(await this.service.staffPage(actor, list), toExhibition);
    }

    @Mutation(() => item, { name: operations.create })
    async create(
      @Ctx() { actor }: GraphqlContext,
      @Arg('input', () => ExhibitionInput) input: ExhibitionInput,
      @Arg('file', () => UploadScalar, { nullable: true }) file?: Upload | null,
    ): Promise<ExhibitionItem> {
      return toExhibition(await this.service.create(actor, { ...input }, await toIncoming(file)));
    }

    @Mutation(() => item, { name: operations.update })
    async update(
      @Ctx() { actor }: GraphqlContext,
      @Arg('input', () => ExhibitionEdit) input: ExhibitionEdit,
    ): Promise<ExhibitionItem> {
      return toExhibition(await this.service.update(actor, { ...input }));
    }

    @Mutation(() => item, { name: operations.updateImage })
    async updateImage(
      @Ctx() { actor }: GraphqlContext,
      @Arg('id', () => Int) id: number,
      @Arg('file', () => UploadScalar) file: Upload,
    ): Promise<ExhibitionItem> {
      return toExhibition(await this.service.replaceImage(actor, { id }, await toIncoming(file)));
    }

    @Mutation(() => Boolean, { name: operations.delete })
    async delete(
      @Ctx() { actor }: GraphqlContext,
      @Arg('id', () => Int) id: number,
    ): Promise<boolean> {
      return this.service.remove(actor, { id });
    }
  }
  return ExhibitionsResolver;
}

/** Art colonies over GraphQL. */
export const ColoniesResolver = exhibitionsResolver({
  item: Colony,
  page: ColonyPage,
  staffPage: StaffColonyPage,
  all: 'allColonies',
  byId: 'colonyById',
  staffList: 'staffColonies',
  create: 'createColony',
  update: 'updateColony',
  updateImage: 'updateColonyImage',
  delete: 'deleteColony',
});

/** Art salons over GraphQL. */
export const ArtSalonsResolver = exhibitionsResolver({
  item: ArtSalon,
  page: ArtSalonPage,
  staffPage: StaffArtSalonPage,
  all: 'allArtSalons',
  byId: 'artSalonById',
  staffList: 'staffArtSalons',
  create: 'createArtSalon',
  update: 'updateArtSalon',
  updateImage: 'updateArtSalonImage',
  delete: 'deleteArtSalon',
});
