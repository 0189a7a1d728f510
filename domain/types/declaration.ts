import type { EventStatus } from '../content/shared.ts';
import type { OpenHours } from '../eventState.ts';
import type { FileKind } from '../fileRules.ts';
import type { ItemType } from '../itemTypes.ts';
import type { ItemSection } from '../sections.ts';

/** Types in the API by kind of field. */
interface Kinds {
  /** At most 200 characters. */
  readonly line: string;
  /** At most 500 characters. */
  readonly note: string;
  /** At most 20,000 characters; not in staff lists. */
  readonly text: string;
  /** The formats of `description` (`domain/markup/`); empty if it is plain. Not in staff lists. */
  readonly markup: string;
  /** One of `choices`. */
  readonly choice: string;
  /** Any of `choices`, each once, in their order. */
  readonly several: readonly string[];
  /** `choices` are `EVENT_STATUSES`. */
  readonly status: EventStatus;
  readonly flag: boolean;
  /** Whether entry is free. If missing, derived from the field `price`. */
  readonly free: boolean;
  /** From 0 to 9999. */
  readonly position: number;
  readonly moment: Date;
  /** Of an event of several days; empty: the centre's hours. */
  readonly hours: readonly OpenHours[];
}

/** Columns with wider types: any text or JSON, and null in rows older than the field. */
interface ColumnKinds {
  readonly status: string;
  readonly free: boolean | null;
  readonly hours: unknown;
  readonly several: unknown;
}

/** Column, input and API have the same name. */
export interface DeclaredField {
  readonly kind: keyof Kinds;
  /** The first one is stored for a missing single choice. */
  readonly choices?: readonly string[];
  /** Other accepted spellings, with the stored one. */
  readonly spellings?: Readonly<Record<string, string>>;
  /** Characters, if fewer than the kind allows. */
  readonly max?: number;
  /** A new item without it stores an empty value; an edit without it leaves it unchanged. */
  readonly optional?: true;
  /** By visitors and staff, or by staff only. */
  readonly searched?: 'all' | 'staff';
  /** By staff, if not always: only in edits, or never because the server derives it. */
  readonly written?: 'inEdits' | 'never';
  /** Staff can sort by it. */
  readonly ordered?: true;
  /** In the API. */
  readonly description?: string;
  readonly inputDescription?: string;
}

/** A content type, or rows of its items. */
export interface DeclaredFields {
  /** In the order of the API. */
  readonly fields: Readonly<Record<string, DeclaredField>>;
  /** Other fields of the API that edits may contain, without effect. */
  readonly ignored?: readonly string[];
  /** The field with an event's start. Its end is `endsAt`. */
  readonly begin?: 'eventHappeningDateTime' | 'productionDate';
}

/** A programme, a date of a series, or a screening. */
export interface DeclaredEvent extends DeclaredFields {
  readonly begin: NonNullable<DeclaredFields['begin']>;
}

/**
 * A content type as data, from which rules of input, columns, GraphQL types, exports and staff
 * operations are derived. Every type also has `publishedAt`; types with a picture have `imageAlt`,
 * those with several also `imageCredit` and `imageFocus` of the first one.
 */
export interface Declaration extends DeclaredFields {
  /** Also the name of its table. */
  readonly itemType: ItemType;
  readonly sections: readonly ItemSection[];
  readonly file: FileKind;
  /** Each with a credit and a focal point. */
  readonly pictures?: 'several';
  /**
   * Lists are sorted by it, latest first. `datePosted` is set by publishing; `pastAt` is an event's
   * end.
   */
  readonly dateColumn: 'createdAt' | 'datePosted' | 'pastAt';
}

export type FieldName<Type extends DeclaredFields> = keyof Type['fields'] & string;

export type OptionalName<Type extends DeclaredFields> = {
  [Name in FieldName<Type>]: Type['fields'][Name] extends { readonly optional: true }
    ? Name
    : never;
}[FieldName<Type>];

/** Fields of a new item; `Edit` adds those that staff write only in edits. */
export type WrittenName<Type extends DeclaredFields, Edit extends 'inEdits' = never> = {
  [Name in FieldName<Type>]: Type['fields'][Name] extends { readonly written: infer When }
    ? When & Edit extends never
      ? never
      : Name
    : Name;
}[FieldName<Type>];

/** A missing moment is null; a missing text is empty. */
type Missing<Field extends DeclaredField> = Field extends {
  readonly kind: 'moment';
  readonly optional: true;
}
  ? null
  : never;

/** In the API. */
export type ValueOf<Field extends DeclaredField> = Kinds[Field['kind']] | Missing<Field>;

export type ValuesOf<Type extends DeclaredFields> = {
  readonly [Name in FieldName<Type>]: ValueOf<Type['fields'][Name]>;
};

export type ColumnsOf<Type extends DeclaredFields> = {
  readonly [Name in FieldName<Type>]:
    | (Omit<Kinds, keyof ColumnKinds> & ColumnKinds)[Type['fields'][Name]['kind']]
    | Missing<Type['fields'][Name]>;
};

/** With JSON that was validated. */
export type WrittenColumns<Type extends DeclaredFields> = {
  readonly [Name in FieldName<Type>]: Type['fields'][Name]['kind'] extends 'several'
    ? string[]
    : ColumnsOf<Type>[Name];
};

/** Stored for a text or choice that a new item lacks. */
export const valueOfMissing = ({ kind, choices = [''] }: DeclaredField): unknown =>
  kind === 'several' ? [] : choices[0];

/** In the declared order. */
export function fieldNames<Type extends DeclaredFields>(
  { fields }: Type,
  is: (field: DeclaredField) => boolean = () => true,
): FieldName<Type>[] {
  const names = Object.keys(fields) as FieldName<Type>[];
  return names.filter((name) => is(fields[name] as DeclaredField));
}

/** Fields that staff write, in new items or in edits. */
export const writtenNames = <Type extends DeclaredFields>(
  type: Type,
  isEdit: boolean,
): FieldName<Type>[] =>
  fieldNames(type, ({ written }) => written === undefined || (isEdit && written === 'inEdits'));

const titleFirst = (one: string, other: string): number =>
  Number(other === 'title') - Number(one === 'title');

/** By visitors; the title first. */
export const searchedFields = <Type extends Declaration>(type: Type): FieldName<Type>[] =>
  fieldNames(type, ({ searched }) => searched === 'all').sort(titleFirst);

export const staffSearchedFields = <Type extends Declaration>(type: Type): FieldName<Type>[] =>
  fieldNames(type, ({ searched }) => searched !== undefined).sort(titleFirst);

/** Edits save these columns, conflicts are detected in them, and versions restore them. */
export const editedColumns = <Type extends Declaration>(
  type: Type,
): (FieldName<Type> | PictureText<Type>)[] => [...fieldNames(type), ...pictureTexts(type)];

export const pictureTexts = <Type extends Declaration>(type: Type): PictureText<Type>[] =>
  [
    ...(type.file === 'image' ? ['imageAlt'] : []),
    ...(type.pictures ? ['imageCredit', 'imageFocus'] : []),
  ] as PictureText<Type>[];

/** Columns of the first picture's texts. */
export type PictureText<Type extends Declaration> =
  | (Type['file'] extends 'image' ? 'imageAlt' : never)
  | (Type extends { readonly pictures: 'several' } ? 'imageCredit' | 'imageFocus' : never);

/** Columns by which staff can sort. */
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
