import type { EventStatus } from '../content/shared.ts';
import type { OpenHours } from '../eventState.ts';
import type { FileKind } from '../fileRules.ts';
import type { ItemType } from '../itemTypes.ts';
import type { ItemSection } from '../sections.ts';

/** What a field of each kind holds in the API. */
interface Kinds {
  /** At most 200 characters. */
  readonly line: string;
  /** At most 500 characters. */
  readonly note: string;
  /** At most 20,000 characters; staff lists leave it out. */
  readonly text: string;
  /** The formats of `description` (`domain/markup/`); empty: it is plain. Staff lists leave it out. */
  readonly markup: string;
  /** One of `choices`. */
  readonly choice: string;
  /** Any of `choices`, each once, in their order. */
  readonly several: readonly string[];
  /** Whether an event takes place as announced; `choices` are `EVENT_STATUSES`. */
  readonly status: EventStatus;
  readonly flag: boolean;
  /** Whether entry is free. Where it is missing, the text of the field `price` says it. */
  readonly free: boolean;
  /** From 0 to 9999. */
  readonly position: number;
  readonly moment: Date;
  /** When an event of several days can be visited; without any, while the centre is open. */
  readonly hours: readonly OpenHours[];
}

/** The kinds whose columns have a wider type: any text or JSON, and null in rows older than the field. */
interface ColumnKinds {
  readonly status: string;
  readonly free: boolean | null;
  readonly hours: unknown;
  readonly several: unknown;
}

/** A field of a content type that staff write. Its name is that of the column, of the input and of the API. */
export interface DeclaredField {
  readonly kind: keyof Kinds;
  /** What is chosen from; where a single choice may be missing, the first one is stored. */
  readonly choices?: readonly string[];
  /** Other spellings of choices that callers may send, with the one that is stored. */
  readonly spellings?: Readonly<Record<string, string>>;
  /** The most characters, where they are fewer than the kind allows. */
  readonly max?: number;
  /** A new item may lack it, and is stored with nothing in it; where an edit lacks it, it stays as it was. */
  readonly optional?: true;
  /** Words are searched for in it: by visitors and staff, or by staff alone. */
  readonly searched?: 'all' | 'staff';
  /** When staff write it, if not always: only in edits, or never, since the server works it out. */
  readonly written?: 'inEdits' | 'never';
  /** Staff can order their list by it. */
  readonly ordered?: true;
  /** The descriptions in the API, of the item and of its input. */
  readonly description?: string;
  readonly inputDescription?: string;
}

/** What fields belong to: a content type, or rows that belong to its items. */
export interface DeclaredFields {
  /** In the order of the API. */
  readonly fields: Readonly<Record<string, DeclaredField>>;
  /** Other fields of the API that an edit may send back, and that change nothing. */
  readonly ignored?: readonly string[];
  /** Of events: the field with the moment at which one begins. Its end is `endsAt`. */
  readonly begin?: 'eventHappeningDateTime' | 'productionDate';
}

/** What takes place: a programme, a date of a series, a screening. */
export interface DeclaredEvent extends DeclaredFields {
  readonly begin: NonNullable<DeclaredFields['begin']>;
}

/**
 * A content type as data. The rules of its input, its columns, its GraphQL types, its exports and its staff's operations are
 * derived from it. Every type also has `publishedAt`, and one with a picture has the picture's `imageAlt`; one with several
 * also has the first one's `imageCredit` and `imageFocus`.
 */
export interface Declaration extends DeclaredFields {
  /** Also the name of its table. */
  readonly itemType: ItemType;
  /** The sections to which items can belong. */
  readonly sections: readonly ItemSection[];
  readonly file: FileKind;
  /** Items have further pictures after the first one, and each picture a credit and a focal point. */
  readonly pictures?: 'several';
  /** The column by which lists are ordered, the latest first. Publishing an item sets its `datePosted`; `pastAt` is the end of an event. */
  readonly dateColumn: 'createdAt' | 'datePosted' | 'pastAt';
}

/** The names of a type's fields. */
export type FieldName<Type extends DeclaredFields> = keyof Type['fields'] & string;

/** The names of the fields that may be missing. */
export type OptionalName<Type extends DeclaredFields> = {
  [Name in FieldName<Type>]: Type['fields'][Name] extends { readonly optional: true }
    ? Name
    : never;
}[FieldName<Type>];

/** The names of the fields that a new item has; `Edit` adds those that staff write only in edits. */
export type WrittenName<Type extends DeclaredFields, Edit extends 'inEdits' = never> = {
  [Name in FieldName<Type>]: Type['fields'][Name] extends { readonly written: infer When }
    ? When & Edit extends never
      ? never
      : Name
    : Name;
}[FieldName<Type>];

/** A moment that may be missing is null then, a text is empty. */
type Missing<Field extends DeclaredField> = Field extends {
  readonly kind: 'moment';
  readonly optional: true;
}
  ? null
  : never;

/** The value of a field in the API. */
export type ValueOf<Field extends DeclaredField> = Kinds[Field['kind']] | Missing<Field>;

/** The values of a type's fields in the API. */
export type ValuesOf<Type extends DeclaredFields> = {
  readonly [Name in FieldName<Type>]: ValueOf<Type['fields'][Name]>;
};

/** The columns of a type's fields. */
export type ColumnsOf<Type extends DeclaredFields> = {
  readonly [Name in FieldName<Type>]:
    | (Omit<Kinds, keyof ColumnKinds> & ColumnKinds)[Type['fields'][Name]['kind']]
    | Missing<Type['fields'][Name]>;
};

/** The same as they are written: JSON that was validated. */
export type WrittenColumns<Type extends DeclaredFields> = {
  readonly [Name in FieldName<Type>]: Type['fields'][Name]['kind'] extends 'several'
    ? string[]
    : ColumnsOf<Type>[Name];
};

/** What is stored of a text or a choice that a new item lacks. */
export const valueOfMissing = ({ kind, choices = [''] }: DeclaredField): unknown =>
  kind === 'several' ? [] : choices[0];

/** The names of a type's fields, in their order; all, or those for which `is` holds. */
export function fieldNames<Type extends DeclaredFields>(
  { fields }: Type,
  is: (field: DeclaredField) => boolean = () => true,
): FieldName<Type>[] {
  const names = Object.keys(fields) as FieldName<Type>[];
  return names.filter((name) => is(fields[name] as DeclaredField));
}

/** The names of the fields that staff write, in new items or in edits. */
export const writtenNames = <Type extends DeclaredFields>(
  type: Type,
  isEdit: boolean,
): FieldName<Type>[] =>
  fieldNames(type, ({ written }) => written === undefined || (isEdit && written === 'inEdits'));

const titleFirst = (one: string, other: string): number =>
  Number(other === 'title') - Number(one === 'title');

/** The fields in which visitors' words are searched for: the title, then the others in their order. */
export const searchedFields = <Type extends Declaration>(type: Type): FieldName<Type>[] =>
  fieldNames(type, ({ searched }) => searched === 'all').sort(titleFirst);

/** The fields in which staff's words are searched for. */
export const staffSearchedFields = <Type extends Declaration>(type: Type): FieldName<Type>[] =>
  fieldNames(type, ({ searched }) => searched !== undefined).sort(titleFirst);

/** The columns that an edit saves: in them two editors can overwrite each other, and a previous version restores them. */
export const editedColumns = <Type extends Declaration>(
  type: Type,
): (FieldName<Type> | PictureText<Type>)[] => [...fieldNames(type), ...pictureTexts(type)];

/** What staff write about the first picture. */
export const pictureTexts = <Type extends Declaration>(type: Type): PictureText<Type>[] =>
  [
    ...(type.file === 'image' ? ['imageAlt'] : []),
    ...(type.pictures ? ['imageCredit', 'imageFocus'] : []),
  ] as PictureText<Type>[];

/** The columns of the first picture's texts, where the type has a picture. */
export type PictureText<Type extends Declaration> =
  | (Type['file'] extends 'image' ? 'imageAlt' : never)
  | (Type extends { readonly pictures: 'several' } ? 'imageCredit' | 'imageFocus' : never);

/** The columns by which staff can order their list. */
export const orderedColumns = (
  type: Declaration,
): { readonly texts: readonly string[]; readonly moments: readonly string[] } => ({
  texts: fieldNames(type, ({ ordered = false, kind }) => ordered && kind !== 'moment'),
  moments: [
    ...fieldNames(type, ({ ordered = false, kind }) => ordered && kind === 'moment'),
    ...(type.dateColumn === 'datePosted' ? ['datePosted'] : []),
    'updatedAt',
  ],
});
