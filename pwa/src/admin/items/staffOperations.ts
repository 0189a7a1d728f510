import type { PictureEdit } from '@centar/domain/content/pictures.ts';
import type { ImageView } from '@centar/domain/content/shared.ts';
import {
  fieldNames,
  type Declaration,
  type DeclaredEvent,
  type DeclaredField,
  type DeclaredFields,
  type FieldName,
  type OptionalName,
  type PictureText,
  type ValueOf,
  type WrittenName,
} from '@centar/domain/types/declaration.ts';
import { documentOf } from '../../shared/graphql/tada.ts';
import { LIST_ARGUMENTS, LIST_FIELDS, LIST_VARIABLES } from '../list/staffList.operations.ts';
import type { ListRequest, FoundList } from '../list/useItemList.ts';
import type { ItemKey, NewItemInput } from './itemAdmin.ts';

/** The type of a field in requests: dates become ISO 8601. */
type Sent<Type extends DeclaredFields, Name extends FieldName<Type>> =
  ValueOf<Type['fields'][Name]> extends infer Value ? (Value extends Date ? string : Value) : never;

/** As the server expects them. `isFree` may be null: derived from the price. */
type Input<Type extends DeclaredFields, Names extends FieldName<Type>> = {
  [Name in Exclude<Names, OptionalName<Type>>]: Sent<Type, Name>;
} & {
  [Name in Names & OptionalName<Type>]?:
    | Sent<Type, Name>
    | (Type['fields'][Name]['kind'] extends 'free' ? null : never);
};

/** Such as a screening, as read and as sent. */
type StaffEvent<Type extends DeclaredEvent> = { readonly id: number } & {
  readonly [Name in FieldName<Type>]: Sent<Type, Name>;
};
type EventInput<Type extends DeclaredEvent> = { id?: number } & Input<
  Type,
  WrittenName<Type, 'inEdits'>
>;

/** By field: the events of an item, and which of their fields the staff list shows. */
type Events = Readonly<
  Record<string, { readonly type: DeclaredEvent; readonly inList: readonly string[] }>
>;
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- types without events have no further fields
type NoEvents = Readonly<Record<never, never>>;

type Common<Type extends Declaration, Rows extends Events> = {
  [Name in PictureText<Type>]?: string;
} & {
  [Name in PicturesName<Type>]?: readonly PictureEdit[] | undefined;
} & { publishedAt?: string | null } & {
  [Name in keyof Rows]?: readonly EventInput<Rows[Name]['type']>[] | null;
};

/** The fields of a new item that staff write, as the server expects them, and those of an edit. */
export type StaffInput<Type extends Declaration, Rows extends Events = NoEvents> = Input<
  Type,
  WrittenName<Type>
> &
  Common<Type, Rows>;
export type StaffEdit<Type extends Declaration, Rows extends Events = NoEvents> = Input<
  Type,
  WrittenName<Type, 'inEdits'>
> &
  Common<Type, Rows>;

interface StoredDocument {
  readonly url: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly byteSize: number;
}

interface NoticeDocument extends StoredDocument {
  /** Null for the first one. */
  readonly documentId: number | null;
  readonly title: string;
  readonly date: string;
}

/** Staff lists leave them out. */
type LongKind = 'text' | 'markup';
const isLong = ({ kind }: DeclaredField): boolean => kind === 'text' || kind === 'markup';
type PicturesName<Type extends Declaration> = Type extends { readonly pictures: 'several' }
  ? 'pictures'
  : never;

type LongName<Type extends Declaration> = {
  [Name in FieldName<Type>]: Type['fields'][Name]['kind'] extends LongKind ? Name : never;
}[FieldName<Type>];

/** An item in its staff list, without long texts. */
export type StaffRow<Type extends Declaration, Rows extends Events = NoEvents> = {
  readonly [Name in Exclude<FieldName<Type>, LongName<Type>>]: Sent<Type, Name>;
} & { readonly [Name in Exclude<Type['dateColumn'], 'pastAt'>]: string } & {
  readonly [Name in Type['file'] & 'image']: ImageView | null;
} & {
  readonly [Name in Type['file'] & 'document']: StoredDocument | null;
} & {
  readonly [Name in keyof Rows]: readonly Pick<
    StaffEvent<Rows[Name]['type']>,
    Rows[Name]['inList'][number] & keyof StaffEvent<Rows[Name]['type']>
  >[];
} & {
  readonly id: number;
  readonly version: number;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
};

export type StaffItem<Type extends Declaration, Rows extends Events = NoEvents> = StaffRow<Type> & {
  readonly [Name in LongName<Type>]: Sent<Type, Name>;
} & {
  /** All, the first one first. */
  readonly [Name in `${Type['file'] & 'document'}s`]: readonly NoticeDocument[];
} & {
  /** After the first one. */
  readonly [Name in `more${Capitalize<PicturesName<Type>>}`]: readonly ImageView[];
} & { readonly [Name in keyof Rows]: readonly StaffEvent<Rows[Name]['type']>[] };

/** Of each operation: its name, the field of the schema and, for writes, the type of its input. */
interface ItemNames {
  readonly item: readonly [name: string, field: string];
  readonly create: readonly [name: string, field: string, input: string];
  readonly update: readonly [name: string, field: string, input: string];
  readonly replaceFile: readonly [name: string, field: string];
  readonly remove: readonly [name: string, field: string];
}
interface Names extends ItemNames {
  readonly list: readonly [name: string, field: string];
}

const DOCUMENT = 'url fileName contentType byteSize';
const IMAGE = 'src width height alt placeholder srcSet credit focus';
const FILES = {
  image: { row: `image { ${IMAGE} }`, more: '' },
  document: {
    row: `document { ${DOCUMENT} }`,
    more: `documents { documentId title date ${DOCUMENT} }`,
  },
};

const fieldsOf = (type: DeclaredFields, is: (field: DeclaredField) => boolean): string =>
  fieldNames(type, is)
    .map((name) => (type.fields[name]?.kind === 'hours' ? `${name} { day from to }` : name))
    .join(' ');

/** The fields of an item in its staff list, for a document. */
export function rowSelection(type: Declaration, events: Events = {}): string {
  const short = fieldsOf(type, (field) => !isLong(field));
  const date = type.dateColumn === 'pastAt' ? '' : type.dateColumn;
  const rows = Object.entries(events).map(
    ([name, { inList }]) => `${name} { ${inList.join(' ')} }`,
  );
  return `id version updatedAt publishedAt ${date} ${short} ${FILES[type.file].row} ${rows.join(' ')}`;
}

/** The fields of an item as staff edit it, for a document. */
export function staffSelection(type: Declaration, events: Events = {}): string {
  const long = fieldsOf(type, isLong);
  const rows = Object.entries(events).map(
    ([name, { type: event }]) => `${name} { id ${fieldsOf(event, () => true)} }`,
  );
  return `${rowSelection(type)} ${long} ${FILES[type.file].more} ${type.pictures ? `morePictures { ${IMAGE} }` : ''} ${rows.join(' ')}`;
}

/**
 * Builds the GraphQL documents of a declared type. They are typed by the declaration that also
 * defines the schema; a test checks them against the schema.
 */
export function staffOperations<Type extends Declaration, const Rows extends Events = NoEvents>(
  type: Type,
  { list, ...names }: Names,
  events?: Rows,
) {
  return {
    list: documentOf<{ list: FoundList<StaffRow<Type, Rows>> }, ListRequest>(
      `query ${list[0]}(${LIST_VARIABLES}) {
        list: ${list[1]}(${LIST_ARGUMENTS}) { items { ${rowSelection(type, events)} } ${LIST_FIELDS} }
      }`,
    ),
    ...itemOperations(type, names, events),
  };
}

/** The document that adds a picture to an item with several. */
export const pictureOperation = <Type extends Declaration, const Rows extends Events = NoEvents>(
  type: Type,
  [name, field]: readonly [name: string, field: string],
  events?: Rows,
) =>
  documentOf<
    { item: StaffItem<Type, Rows> },
    {
      input: { id: number; position: number; alt: string; credit: string; focus: string };
      file: File;
    }
  >(
    `mutation ${name}($input: PictureInput!, $file: Upload!) {
      item: ${field}(input: $input, file: $file) { ${staffSelection(type, events)} }
    }`,
  );

/** The same without the list, for types with a list of their own. */
export function itemOperations<Type extends Declaration, const Rows extends Events = NoEvents>(
  type: Type,
  { item, create, update, replaceFile, remove }: ItemNames,
  events?: Rows,
) {
  const whole = staffSelection(type, events);
  type Item = { item: StaffItem<Type, Rows> };
  return {
    item: documentOf<Item, { id: number }>(
      `query ${item[0]}($id: Int!) { item: ${item[1]}(id: $id) { ${whole} } }`,
    ),
    create: documentOf<Item, NewItemInput<StaffInput<Type, Rows>>>(
      `mutation ${create[0]}($input: ${create[2]}!, $file: Upload) {
        item: ${create[1]}(input: $input, file: $file) { ${whole} }
      }`,
    ),
    update: documentOf<Item, { input: StaffEdit<Type, Rows> & ItemKey }>(
      `mutation ${update[0]}($input: ${update[2]}!) {
        item: ${update[1]}(input: $input) { ${whole} }
      }`,
    ),
    replaceFile: documentOf<Item, { id: number; file: File }>(
      `mutation ${replaceFile[0]}($id: Int!, $file: Upload!) {
        item: ${replaceFile[1]}(id: $id, file: $file) { ${whole} }
      }`,
    ),
    remove: documentOf<unknown, { id: number }>(
      `mutation ${remove[0]}($id: Int!) { ${remove[1]}(id: $id) }`,
    ),
  };
}
