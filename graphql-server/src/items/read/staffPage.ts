import 'reflect-metadata';
import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import type { Database } from '../../platform/database/database.ts';
import { LastChange, readLastChanges } from './lastChange.ts';
import {
  findStaffPage,
  type StaffIds,
  type StaffListDescriptor,
  type StaffListRequest,
} from './staffList.ts';
import { Prisma } from '../../../../prisma/generated/client.ts';

@ArgsType()
export class StaffListArgs implements StaffListRequest {
  @Field(() => Int, { nullable: true, description: 'From 1; the last one if there are fewer' })
  page?: number | null;

  @Field(() => Int, { nullable: true, description: 'Items on the page, 1 to 50; 25 if absent' })
  pageSize?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that must all be there, whatever their script, case and diacritics',
  })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The field to order by; the list's own if absent",
  })
  order?: string | null;

  @Field(() => Boolean, { nullable: true })
  descending?: boolean | null;

  @Field(() => String, { nullable: true, description: 'published, draft or planned' })
  publication?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What narrows the list, as the type knows it',
  })
  filter?: string | null;
}

export interface StaffPageOf<Item> extends Omit<StaffIds, 'ids'> {
  readonly items: Item[];
  /** Where known. */
  readonly lastChanges: LastChange[];
}

/** The caller names it with `@ObjectType()`. */
export function staffPageOf<Item extends object>(itemClass: ClassType<Item>) {
  @ObjectType()
  abstract class Page implements StaffPageOf<Item> {
    @Field(() => [itemClass]) items!: Item[];
    @Field(() => Int) page!: number;
    @Field(() => Int) pages!: number;
    @Field(() => Boolean, {
      description: 'Whether the search has found so many that older items were not searched',
    })
    isCut!: boolean;
    @Field(() => Int, { description: 'Items without search and filters' }) total!: number;
    @Field(() => Int, { description: 'Drafts without search and filters' }) drafts!: number;
    @Field(() => Int, { description: 'Planned items without search and filters' })
    planned!: number;
    @Field(() => Boolean, { description: 'Is there a draft, or an item that is planned?' })
    hasUnpublished!: boolean;
    @Field(() => [LastChange], { description: 'Who changed the items last, where that is known' })
    lastChanges!: LastChange[];
  }
  return Page;
}

export async function readStaffPage<Row extends { id: number }>(
  { database, now }: { readonly database: Database; readonly now: Date },
  descriptor: StaffListDescriptor,
  request: StaffListRequest,
  read: (ids: number[]) => Promise<Row[]>,
  own?: Prisma.Sql,
): Promise<StaffPageOf<Row>> {
  const { ids, ...page } = await findStaffPage(database, descriptor, request, now, own);
  const rows = new Map((await read([...ids])).map((row) => [row.id, row]));
  const items = ids.flatMap((id) => rows.get(id) ?? []);
  if (ids.length === 0) return { ...page, items, lastChanges: [] };
  const which = Prisma.sql`"itemType" = ${descriptor.itemType} AND "itemId" IN (${Prisma.join([...ids])})`;
  return { ...page, items, lastChanges: await readLastChanges(database, which) };
}
