import 'reflect-metadata';
import { Field, InputType, Int, ObjectType, type ClassType } from 'type-graphql';
import { readsAsFree } from '@centar/domain/admission.ts';
import { excerptOf } from '@centar/domain/text.ts';
import {
  fieldNames,
  pictureTexts,
  writtenNames,
  type ColumnsOf,
  type Declaration,
  type DeclaredEvent,
  type DeclaredField,
  type DeclaredFields,
  type FieldName,
  type ValuesOf,
} from '@centar/domain/types/declaration.ts';
import type { ImageColumns } from '../../platform/files/imageView.ts';
import { EventStatusEnum, OpenHours } from '../read/event.types.ts';
import { staffPageOf, type StaffPageOf } from '../read/staffPage.ts';
import {
  editOf,
  Image,
  inputOf,
  itemOf,
  pageOf,
  toItemColumns,
  toPicture,
  toPictures,
  type ItemColumns,
} from './graphqlItem.ts';
import { MarkupTreeScalar } from './markupTree.ts';
import type { PageOf } from './paging.ts';

type RowOf<Type extends Declaration> = ItemColumns &
  ColumnsOf<Type> &
  (Type['dateColumn'] extends 'datePosted' ? { readonly datePosted: Date } : object);

/** As both transports send it, without its file. */
export type ItemOf<Type extends Declaration> = ItemColumns &
  ValuesOf<Type> &
  (FieldName<Type> & 'description' extends never ? object : { readonly excerpt: string }) &
  (Type['dateColumn'] extends 'datePosted' ? { readonly datePosted: Date } : object);

const GRAPHQL_TYPES: Readonly<Record<DeclaredField['kind'], object>> = {
  line: String,
  note: String,
  text: String,
  markup: String,
  choice: String,
  status: EventStatusEnum,
  flag: Boolean,
  free: Boolean,
  position: Int,
  moment: Date,
  several: [String],
  hours: [OpenHours],
};

/** Adds declared fields to a class. In an item only a moment that is missing is null. */
function addFields(
  target: ClassType,
  { fields }: DeclaredFields,
  names: readonly string[],
  isInput: boolean,
): void {
  for (const name of names) {
    const { kind, optional = false, ...field } = fields[name] as DeclaredField;
    const nullable = optional && (isInput || kind === 'moment');
    const description = isInput ? field.inputDescription : field.description;
    Field(() => GRAPHQL_TYPES[kind] as ClassType, {
      nullable,
      ...(description !== undefined && { description }),
    })(target.prototype, name);
  }
}

/** As the API shows them. */
function shownFields<Type extends DeclaredFields>(
  type: Type,
  row: ColumnsOf<Type>,
): ValuesOf<Type> {
  const columns = row as Readonly<Record<string, unknown>>;
  const shown = fieldNames(type).map((name) => {
    const value = columns[name];
    const kind = type.fields[name]?.kind;
    // Rows older than these fields have null.
    if (kind === 'free') return [name, value ?? readsAsFree(String(columns['price']))];
    return [name, kind === 'hours' ? (value ?? []) : value];
  });
  return Object.fromEntries(shown) as ValuesOf<Type>;
}

/** Without other fields. */
@ObjectType()
@InputType()
class NoFields {}

/** One of an item's pictures, known by its address. */
@InputType('PictureEdit')
class PictureEditInput {
  @Field(() => String, { description: 'As it was read' }) src!: string;
  @Field(() => String, { nullable: true }) alt?: string | null;
  @Field(() => String, { nullable: true }) credit?: string | null;
  @Field(() => String, { nullable: true, description: '30% 12%; empty: the middle' })
  focus?: string | null;
}

/** For a new item and an edit; `more` has fields that are not declared, such as rows. */
export function declaredInput(
  type: Declaration,
  names: { input: string; edit: string },
  more: ClassType = NoFields,
) {
  const created = writtenNames(type, false);
  const edited = writtenNames(type, true).filter((name) => !created.includes(name));

  @InputType()
  class Fields extends more {}
  addFields(Fields, type, created, true);
  for (const name of pictureTexts(type)) {
    Field(() => String, { nullable: true })(Fields.prototype, name);
  }

  @InputType(names.input)
  class Input extends inputOf(Fields) {}

  @InputType(names.edit)
  class Edit extends editOf(Input) {}
  addFields(Edit, type, edited, true);
  if (type.pictures) {
    const description = 'All in their order; omitted ones are removed. Absent: as they were';
    Field(() => [PictureEditInput], { nullable: true, description })(Edit.prototype, 'pictures');
  }

  return { input: Input, edit: Edit };
}

/** Fields besides the declared ones, such as a file, and their values of a row. */
interface Shown<Row, Fields extends object> {
  readonly fields: ClassType<Fields>;
  readonly of: (row: Row) => Fields;
}

@ObjectType()
export class Picture {
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => Image, { nullable: true }) image!: Image | null;
}

export const PICTURE: Shown<ImageColumns, Picture> = { fields: Picture, of: toPicture };

@ObjectType()
export class Pictures extends Picture {
  @Field(() => [Image], { description: 'After the first one, in their order' })
  morePictures!: Image[];
}

type PicturesRow = ImageColumns & { readonly morePictures: unknown };

export const PICTURES: Shown<PicturesRow, Pictures> = { fields: Pictures, of: toPictures };

/** Both transports use the mapping of rows. */
export function declaredItem<Type extends Declaration, Columns, More extends object>(
  type: Type,
  names: { item: string; page: string; staffPage: string },
  more: Shown<Columns, More>,
) {
  const hasExcerpt = 'description' in type.fields;
  const isPosted = type.dateColumn === 'datePosted';

  @ObjectType()
  class Fields extends (more.fields as ClassType) {}
  addFields(Fields, type, fieldNames(type), false);

  @ObjectType(names.item)
  class DeclaredItem extends itemOf(Fields) {}
  if (hasExcerpt) {
    const description = 'The beginning of the description, for cards';
    Field(() => String, { description })(DeclaredItem.prototype, 'excerpt');
  }
  if ('descriptionMarkup' in type.fields) {
    const name = 'descriptionTree';
    Field(() => MarkupTreeScalar, { name })(DeclaredItem.prototype, 'descriptionMarkup');
  }
  if (isPosted) Field(() => Date)(DeclaredItem.prototype, 'datePosted');
  // Fields added at run time are invisible in the class.
  type Item = ItemOf<Type> & More;
  const item = DeclaredItem as ClassType<Item>;

  @ObjectType(names.page)
  class Page extends pageOf(item) {}

  @ObjectType(names.staffPage)
  class StaffPage extends staffPageOf(item) {}

  function toItem(row: RowOf<Type> & Columns): Item {
    const { description, descriptionMarkup, datePosted } = row as {
      description?: string;
      descriptionMarkup?: string;
      datePosted?: Date;
    };
    const values = {
      ...toItemColumns(row),
      ...shownFields(type, row),
      ...(hasExcerpt && { excerpt: excerptOf(description ?? '', descriptionMarkup) }),
      ...more.of(row),
      ...(isPosted && { datePosted }),
    };
    return values as Item;
  }

  return {
    item,
    page: Page as ClassType<PageOf<Item>>,
    staffPage: StaffPage as ClassType<StaffPageOf<Item>>,
    toItem,
  };
}

/** For an item's dates or screenings. */
export function declaredEvent<
  Type extends DeclaredEvent,
  Columns = object,
  More extends object = object,
>(type: Type, names: { event: string; input: string }, more?: Shown<Columns, More>) {
  @ObjectType(names.event)
  class Event extends ((more?.fields ?? NoFields) as ClassType) {
    @Field(() => Int) id!: number;
  }
  addFields(Event, type, fieldNames(type), false);

  @InputType(names.input)
  class Input {
    @Field(() => Int, { nullable: true }) id?: number | null;
  }
  addFields(Input, type, writtenNames(type, true), true);

  // As of an item.
  type Shown = { readonly id: number } & ValuesOf<Type> & More;
  return {
    event: Event as ClassType<Shown>,
    input: Input as ClassType,
    toEvent: (row: { readonly id: number } & ColumnsOf<Type> & Columns): Shown =>
      ({ id: row.id, ...shownFields(type, row), ...more?.of(row) }) as Shown,
  };
}
