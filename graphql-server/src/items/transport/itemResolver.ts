import { Arg, Args, Ctx, Int, Mutation, Query, Resolver, type ClassType } from 'type-graphql';
import type { Actor } from '../../platform/context.ts';
import { toIncoming, UploadScalar, type Upload } from '../../platform/files/graphqlUpload.ts';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { StaffListRequest } from '../read/staffList.ts';
import { StaffListArgs, type StaffPageOf } from '../read/staffPage.ts';
import { mapItems, PageArgs } from './graphqlItem.ts';
import type { PageOf, PageRequest } from './paging.ts';

export interface ItemService<Row> {
  page(actor: Actor, request: PageRequest): Promise<PageOf<Row>>;
  byId(actor: Actor, input: unknown): Promise<Row>;
  staffPage(actor: Actor, list: StaffListRequest): Promise<StaffPageOf<Row>>;
  create(actor: Actor, input: unknown, file?: IncomingFile): Promise<Row>;
  update(actor: Actor, input: unknown): Promise<Row>;
  replaceFile(actor: Actor, input: unknown, file: IncomingFile | undefined): Promise<Row>;
  remove(actor: Actor, input: unknown): Promise<boolean>;
}

interface ItemOperations<Row, Item extends object> {
  readonly item: ClassType<Item>;
  readonly page: ClassType<PageOf<Item>>;
  readonly staffPage: ClassType<StaffPageOf<Item>>;
  readonly input: ClassType;
  readonly edit: ClassType;
  readonly toItem: (row: Row) => Item;
  readonly names: {
    readonly all: string;
    readonly byId: string;
    readonly staffList: string;
    readonly create: string;
    readonly update: string;
    readonly replaceFile: string;
    readonly delete: string;
  };
}

/** A type with more operations extends the class. */
export function itemResolver<Row, Item extends object>(operations: ItemOperations<Row, Item>) {
  const { item, page, staffPage, input, edit, toItem, names } = operations;

  @Resolver(() => item)
  class ItemResolver {
    constructor(readonly items: ItemService<Row>) {}

    @Query(() => page, { name: names.all, description: 'All, newest first' })
    async all(
      @Ctx() { actor }: GraphqlContext,
      @Args(() => PageArgs) request: PageArgs,
    ): Promise<PageOf<Item>> {
      return mapItems(await this.items.page(actor, request), toItem);
    }

    @Query(() => item, { name: names.byId })
    async byId(@Ctx() { actor }: GraphqlContext, @Arg('id', () => Int) id: number): Promise<Item> {
      return toItem(await this.items.byId(actor, { id }));
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
  return ItemResolver;
}
