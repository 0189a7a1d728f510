import {
  Arg,
  Args,
  Ctx,
  Field,
  InputType,
  Int,
  Mutation,
  Query,
  Resolver,
  type ClassType,
} from 'type-graphql';
import type { Actor } from '../../platform/context.ts';
import { toIncoming, UploadScalar, type Upload } from '../../platform/files/graphqlUpload.ts';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { StaffListRequest } from '../read/staffList.ts';
import { StaffListArgs, type StaffPageOf } from '../read/staffPage.ts';
import { mapItems, PageArgs } from './graphqlItem.ts';
import type { PageOf, PageRequest } from './paging.ts';

/** The part of a service that works on one item. */
interface OneItemService<Row> {
  byId(actor: Actor, input: unknown): Promise<Row>;
  create(actor: Actor, input: unknown, file?: IncomingFile): Promise<Row>;
  update(actor: Actor, input: unknown): Promise<Row>;
  replaceFile(actor: Actor, input: unknown, file: IncomingFile | undefined): Promise<Row>;
  remove(actor: Actor, input: unknown): Promise<boolean>;
}

export interface ItemService<Row> extends OneItemService<Row> {
  page(actor: Actor, request: PageRequest): Promise<PageOf<Row>>;
  staffPage(actor: Actor, list: StaffListRequest): Promise<StaffPageOf<Row>>;
}

interface OneItemOperations<Row, Item extends object> {
  readonly item: ClassType<Item>;
  readonly input: ClassType;
  readonly edit: ClassType;
  readonly toItem: (row: Row) => Item;
  readonly names: {
    readonly byId: string;
    readonly create: string;
    readonly update: string;
    readonly replaceFile: string;
    readonly delete: string;
  };
}

interface ItemOperations<Row, Item extends object> extends OneItemOperations<Row, Item> {
  readonly page: ClassType<PageOf<Item>>;
  readonly staffPage: ClassType<StaffPageOf<Item>>;
  readonly names: OneItemOperations<Row, Item>['names'] & {
    readonly all: string;
    readonly staffList: string;
  };
}

/** For types whose lists have arguments of their own. */
export function oneItemResolver<
  Row,
  Item extends object,
  Service extends OneItemService<Row> = OneItemService<Row>,
>({ item, input, edit, toItem, names }: OneItemOperations<Row, Item>) {
  @Resolver(() => item)
  class OneItemResolver {
    constructor(readonly items: Service) {}

    @Query(() => item, { name: names.byId })
    async byId(@Ctx() { actor }: GraphqlContext, @Arg('id', () => Int) id: number): Promise<Item> {
      return toItem(await this.items.byId(actor, { id }));
    }

    @Mutation(() => item, { name: names.create })
    async create(
      @Ctx() { actor }: GraphqlContext,
      @Arg('input', () => input) fields: object,
      @Arg('file', () => UploadScalar, { nullable: true }) file?: Upload | null,
    ): Promise<Item> {
      return toItem(await this.items.create(actor, { ...fields }, await toIncoming(file)));
    }

    @Mutation(() => item, { name: names.update })
    async update(
      @Ctx() { actor }: GraphqlContext,
      @Arg('input', () => edit) fields: object,
    ): Promise<Item> {
      return toItem(await this.items.update(actor, { ...fields }));
    }

    @Mutation(() => item, { name: names.replaceFile })
    async replaceFile(
      @Ctx() { actor }: GraphqlContext,
      @Arg('id', () => Int) id: number,
      @Arg('file', () => UploadScalar) file: Upload,
    ): Promise<Item> {
      return toItem(await this.items.replaceFile(actor, { id }, await toIncoming(file)));
    }

    @Mutation(() => Boolean, { name: names.delete })
    async delete(
      @Ctx() { actor }: GraphqlContext,
      @Arg('id', () => Int) id: number,
    ): Promise<boolean> {
      return this.items.remove(actor, { id });
    }
  }
  return OneItemResolver;
}

/** Without its file. */
@InputType()
class PictureInput {
  @Field(() => Int, { description: 'Of the item' }) id!: number;
  @Field(() => Int, { nullable: true, description: '0: the first one; absent: behind the others' })
  position?: number | null;
  @Field(() => String, { nullable: true }) alt?: string;
  @Field(() => String, { nullable: true, description: "Who made it, without 'Foto:'" })
  credit?: string;
  @Field(() => String, { nullable: true, description: '30% 12%; empty: the middle' })
  focus?: string;
}

export interface PicturesService<Row> {
  addPicture(actor: Actor, input: unknown, file: IncomingFile | undefined): Promise<Row>;
}

/** `Items` with the operation of a type whose items have several pictures. */
export function withPictures<Row, Item extends object, Service extends PicturesService<Row>>(
  Items: ClassType<{ readonly items: Service }>,
  { item, toItem, name }: Pick<OneItemOperations<Row, Item>, 'item' | 'toItem'> & { name: string },
) {
  @Resolver(() => item)
  class PicturesResolver extends Items {
    @Mutation(() => item, { name, description: 'Adds a picture' })
    async addPicture(
      @Ctx() { actor }: GraphqlContext,
      @Arg('input', () => PictureInput) input: object,
      @Arg('file', () => UploadScalar) file: Upload,
    ): Promise<Item> {
      return toItem(await this.items.addPicture(actor, { ...input }, await toIncoming(file)));
    }
  }
  return PicturesResolver;
}

/** A type with more operations extends the class. */
export function itemResolver<
  Row,
  Item extends object,
  Service extends ItemService<Row> = ItemService<Row>,
>(operations: ItemOperations<Row, Item>) {
  const { item, page, staffPage, toItem, names } = operations;

  @Resolver(() => item)
  class ItemResolver extends oneItemResolver<Row, Item, Service>(operations) {
    @Query(() => page, { name: names.all, description: 'All, newest first' })
    async all(
      @Ctx() { actor }: GraphqlContext,
      @Args(() => PageArgs) request: PageArgs,
    ): Promise<PageOf<Item>> {
      return mapItems(await this.items.page(actor, request), toItem);
    }

    @Query(() => staffPage, {
      name: names.staffList,
      description: "The staff's list, for holders of the section",
    })
    async staffList(
      @Ctx() { actor }: GraphqlContext,
      @Args(() => StaffListArgs) list: StaffListArgs,
    ): Promise<StaffPageOf<Item>> {
      return mapItems(await this.items.staffPage(actor, list), toItem);
    }
  }
  return ItemResolver;
}
