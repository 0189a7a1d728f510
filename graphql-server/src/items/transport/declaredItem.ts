import 'reflect-metadata';
import { Field, InputType, Int, ObjectType, type ClassType } from 'type-graphql';
import { pick } from '@centar/domain/objects.ts';
import { excerptOf } from '@centar/domain/text.ts';
import {
  fieldNames,
  type Declaration,
  type DeclaredField,
  type FieldName,
  type ValuesOf,
} from '@centar/domain/types/declaration.ts';
import type { ImageColumns } from '../../platform/files/imageView.ts';
import { staffPageOf, type StaffPageOf } from '../read/staffPage.ts';
import {
  editOf,
  Image,
  inputOf,
  itemOf,
  pageOf,
  toItemColumns,
  toPicture,
  type ItemColumns,
} from './graphqlItem.ts';
import type { PageOf } from './paging.ts';

/** What a type's declaration says that its rows have. */
type RowOf<Type extends Declaration> = ItemColumns &
  ValuesOf<Type> &
  (Type['dateColumn'] extends 'datePosted' ? { readonly datePosted: Date } : object);

/** An item of a declared type as both transports send it, but for its file. */
export type ItemOf<Type extends Declaration> = ItemColumns &
  ValuesOf<Type> &
  (FieldName<Type> & 'description' extends never ? object : { readonly excerpt: string }) &
  (Type['dateColumn'] extends 'datePosted' ? { readonly datePosted: Date } : object);

const GRAPHQL_TYPES: Readonly<Record<DeclaredField['kind'], () => object>> = {
  line: () => String,
  note: () => String,
  text: () => String,
  choice: () => String,
  flag: () => Boolean,
  position: () => Int,
  moment: () => Date,
};

/** Adds the declared fields to a class. In an item only a moment that is missing is null. */
function addFields(target: ClassType, { fields }: Declaration, isInput: boolean): void {
  for (const [name, { kind, optional = false, ...field }] of Object.entries(fields)) {
    const nullable = optional && (isInput || kind === 'moment');
    const description = isInput ? field.inputDescription : field.description;
    Field(GRAPHQL_TYPES[kind] as () => ClassType, {
      nullable,
      ...(description !== undefined && { description }),
    })(target.prototype, name);
  }
}

/** The GraphQL types of a new item and of an edit. */
export function declaredInput(type: Declaration, names: { input: string; edit: string }) {
  @InputType()
  class Fields {}
  addFields(Fields, type, true);
  if (type.file === 'image') {
    Field(() => String, { nullable: true })(Fields.prototype, 'imageAlt');
  }

  @InputType(names.input)
  class Input extends inputOf(Fields) {}

  @InputType(names.edit)
  class Edit extends editOf(Input) {}

  return { input: Input, edit: Edit };
}

/** How the API shows the file of an item: the fields, and their values of a row. */
interface ShownFile<Row, File extends object> {
  readonly fields: ClassType<File>;
  readonly of: (row: Row) => File;
}

/** The picture of an item. */
@ObjectType()
export class Picture {
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => Image, { nullable: true }) image!: Image | null;
}

/** How most types show their picture. */
export const PICTURE: ShownFile<ImageColumns, Picture> = { fields: Picture, of: toPicture };

/** The GraphQL types of an item and of its pages, and the mapping of rows that both transports use. */
export function declaredItem<Type extends Declaration, Columns, File extends object>(
  type: Type,
  names: { item: string; page: string; staffPage: string },
  file: ShownFile<Columns, File>,
) {
  const hasExcerpt = 'description' in type.fields;
  const isPosted = type.dateColumn === 'datePosted';
  const declared = fieldNames(type);

  @ObjectType()
  class Fields extends (file.fields as ClassType) {}
  addFields(Fields, type, false);

  @ObjectType(names.item)
  class DeclaredItem extends itemOf(Fields) {}
  if (hasExcerpt) {
    const description = 'The beginning of the description, for cards';
    Field(() => String, { description })(DeclaredItem.prototype, 'excerpt');
  }
  if (isPosted) Field(() => Date)(DeclaredItem.prototype, 'datePosted');
  // Decorators add fields at run time, so that the class does not show them; `ItemOf` says them.
  type Item = ItemOf<Type> & File;
  const item = DeclaredItem as unknown as ClassType<Item>;

  @ObjectType(names.page)
  class Page extends pageOf(item) {}

  @ObjectType(names.staffPage)
  class StaffPage extends staffPageOf(item) {}

  /** A row as both transports send it. */
  function toItem(row: RowOf<Type> & Columns): Item {
    const { description, datePosted } = row as { description?: string; datePosted?: Date };
    const values = {
      ...toItemColumns(row),
      ...pick(row, declared),
      ...(hasExcerpt && { excerpt: excerptOf(description ?? '') }),
      ...file.of(row),
      ...(isPosted && { datePosted }),
    };
    return values as unknown as Item;
  }

  return {
    item,
    page: Page as ClassType<PageOf<Item>>,
    staffPage: StaffPage as ClassType<StaffPageOf<Item>>,
    toItem,
  };
}
