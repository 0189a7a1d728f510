import type { ImageView } from '@centar/domain/content/shared.ts';
import {
  fieldNames,
  type AltName,
  type Declaration,
  type FieldName,
  type OptionalName,
  type ValueOf,
} from '@centar/domain/types/declaration.ts';
import { documentOf } from '../../shared/graphql/tada.ts';
import { LIST_ARGUMENTS, LIST_FIELDS, LIST_VARIABLES } from '../list/staffList.operations.ts';
import type { AskedList, FoundList } from '../list/useItemList.ts';
import type { ItemKey, NewItemInput } from './itemAdmin.ts';

/** The type of a field in requests: dates become ISO 8601. */
type Sent<Type extends Declaration, Name extends FieldName<Type>> =
  ValueOf<Type['fields'][Name]> extends infer Value ? (Value extends Date ? string : Value) : never;

/** The fields that staff write, as the server expects them. */
export type StaffInput<Type extends Declaration> = {
  [Name in Exclude<FieldName<Type>, OptionalName<Type>>]: Sent<Type, Name>;
} & { [Name in OptionalName<Type>]?: Sent<Type, Name> } & { [Name in AltName<Type>]?: string } & {
  publishedAt?: string | null;
};

/** A stored document. */
interface StoredDocument {
  readonly url: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly byteSize: number;
}

/** One of a notice's documents. */
interface NoticeDocument extends StoredDocument {
  /** Null for the first one. */
  readonly documentId: number | null;
  readonly title: string;
  readonly date: string;
}

type LongName<Type extends Declaration> = {
  [Name in FieldName<Type>]: Type['fields'][Name]['kind'] extends 'text' ? Name : never;
}[FieldName<Type>];

/** An item in its staff list, without long texts. */
export type StaffRow<Type extends Declaration> = {
  readonly [Name in Exclude<FieldName<Type>, LongName<Type>>]: Sent<Type, Name>;
} & { readonly [Name in Type['dateColumn']]: string } & {
  readonly [Name in Type['file'] & 'image']: ImageView | null;
} & {
  readonly [Name in Type['file'] & 'document']: StoredDocument | null;
} & {
  readonly id: number;
  readonly version: number;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
};

export type StaffItem<Type extends Declaration> = StaffRow<Type> & {
  readonly [Name in LongName<Type>]: Sent<Type, Name>;
} & {
  /** All, the first one first. */
  readonly [Name in `${Type['file'] & 'document'}s`]: readonly NoticeDocument[];
};

/** Of each operation: its name, the field of the schema and, for writes, the type of its input. */
interface Names {
  readonly list: readonly [name: string, field: string];
  readonly item: readonly [name: string, field: string];
  readonly create: readonly [name: string, field: string, input: string];
  readonly update: readonly [name: string, field: string, input: string];
  readonly replaceFile: readonly [name: string, field: string];
  readonly remove: readonly [name: string, field: string];
}

const DOCUMENT = 'url fileName contentType byteSize';
const FILES = {
  image: { row: 'image { src width height alt placeholder srcSet }', more: '' },
  document: {
    row: `document { ${DOCUMENT} }`,
    more: `documents { documentId title date ${DOCUMENT} }`,
  },
};

function rowSelection(type: Declaration): string {
  const short = fieldNames(type, ({ kind }) => kind !== 'text').join(' ');
  return `id version updatedAt publishedAt ${type.dateColumn} ${short} ${FILES[type.file].row}`;
}

/** The fields of an item as staff edit it, for a document. */
export function staffSelection(type: Declaration): string {
  const long = fieldNames(type, ({ kind }) => kind === 'text').join(' ');
  return `${rowSelection(type)} ${long} ${FILES[type.file].more}`;
}

/**
 * Builds the GraphQL documents of a declared type. They are typed by the declaration that also
 * defines the schema; a test checks them against the schema.
 */
export function staffOperations<Type extends Declaration>(
  type: Type,
  { list, item, create, update, replaceFile, remove }: Names,
) {
  const row = rowSelection(type);
  const whole = staffSelection(type);
  type Item = { item: StaffItem<Type> };
  return {
    list: documentOf<{ list: FoundList<StaffRow<Type>> }, AskedList>(
      `query ${list[0]}(${LIST_VARIABLES}) {
        list: ${list[1]}(${LIST_ARGUMENTS}) { items { ${row} } ${LIST_FIELDS} }
      }`,
    ),
    item: documentOf<Item, { id: number }>(
      `query ${item[0]}($id: Int!) { item: ${item[1]}(id: $id) { ${whole} } }`,
    ),
    create: documentOf<Item, NewItemInput<StaffInput<Type>>>(
      `mutation ${create[0]}($input: ${create[2]}!, $file: Upload) {
        item: ${create[1]}(input: $input, file: $file) { ${whole} }
      }`,
    ),
    update: documentOf<Item, { input: StaffInput<Type> & ItemKey }>(
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
