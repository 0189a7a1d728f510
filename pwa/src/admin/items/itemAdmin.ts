import type { ReactNode } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { ImageView } from '@centar/domain/content/shared.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import type { FileKind } from '@centar/domain/fileRules.ts';
import type { FormOf, Typed } from '../fields/formValues.ts';
import type { Failure } from '../graphql/staffFailure.ts';
import type { OwnSentences } from '../form/useSave.ts';
import type { AdminColumn } from '../list/AdminTable.tsx';
import type { TitleSearch } from './SameTitle.tsx';
import type { ItemListOptions } from '../list/useItemList.ts';

/** An item as lists and screens show it, whatever its type. Moments are ISO 8601. */
export interface AdminRow {
  readonly id: number;
  readonly title: string;
  readonly updatedAt: string;
  /** Null for a draft. */
  readonly publishedAt: string | null;
}

/** An item and the version of it that the editor saw. */
export interface ItemKey {
  id: number;
  version?: number;
}

/** The input for a new item: its fields and, where one was chosen, its file. */
export interface NewItemInput<Input> extends Record<string, unknown> {
  input: Input;
  file?: File;
}

/** The operations of a content type. Their texts give the answer one name, `item`, which is the server's name otherwise. */
interface ItemOperations<Input, Item, Edit> {
  readonly item: TypedDocumentNode<{ item: Item }, { id: number }>;
  readonly create: TypedDocumentNode<{ item: Item }, NewItemInput<Input>>;
  readonly update: TypedDocumentNode<{ item: Item }, { input: Edit & ItemKey }>;
  readonly remove: TypedDocumentNode<unknown, { id: number }>;
}

/** A list of the panel, as crumbs lead to it. */
export interface ListLink {
  readonly label: string;
  readonly href: string;
}

/** The picture or document of an item. */
export interface ItemFile<Item> {
  readonly kind: FileKind;
  /** The field's label on the screen of a new item. */
  readonly label: string;
  /** Draws the file, with the control that replaces it, beside a stored item's fields. */
  readonly draw: (item: Item, onReplaced: (item: Item) => void) => ReactNode;
  /** The address of the file that a similar item begins with; none for a file that is the item's alone. */
  readonly copyOf?: (item: Item) => string | undefined;
  /** Draws further files beside a new item, which are sent once it is stored. */
  readonly drawMore?: () => ReactNode;
}

/**
 * A content type for the screens of one item: its texts, addresses, forms and operations. The input of an edit may differ
 * from that of a new item.
 */
export interface ItemAdmin<Input, Item extends AdminRow, Edit = Input> {
  /** Names the drafts on this device: `vesti`. */
  readonly name: string;
  /** As the audit trail and the versions have it. */
  readonly itemType: ItemType;
  readonly texts: {
    readonly addTitle: string;
    readonly edit: string;
    readonly remove: string;
    readonly question: string;
    readonly created: string;
    /** The panel's own sentence unless given. */
    readonly saved?: string;
    readonly removed: string;
  };
  /** The list of an item; called without the item while it loads. */
  readonly listOf: (of?: Partial<Input> | Item) => ListLink;
  /** The address to which creating leads; the list unless given. */
  readonly afterCreate?: string;
  /** The address at which staff see an item as visitors do. */
  readonly preview: (item: Item) => string;
  /** The item's own section, for types of several. */
  readonly sectionOf?: (item: Item) => string;
  readonly createForm: FormOf<Input, Item>;
  readonly editForm: FormOf<Edit, Item>;
  /** The fields that a copy leaves out besides the publication; nothing unless given. */
  readonly notCopied?: readonly (keyof Input & string)[];
  /** The field that begins with the name of who is signed in; none unless given. */
  readonly signed?: keyof Input & string;
  /** Where a new title is looked for, for types of which two with one title are a slip. */
  readonly titleSearch?: TitleSearch;
  /** Draws warnings about the typed values; they do not prevent saving. */
  readonly notice?: (typed: Typed, id?: number) => ReactNode;
  /** The type's own words for failures. */
  readonly sentences?: OwnSentences;
  /** Shows a failed creation; the specification's popup unless given. */
  readonly onCreateFailure?: (failure: Failure) => void;
  readonly file: ItemFile<Item>;
  readonly operations: ItemOperations<Input, Item, Edit>;
  /** Completes the input of a form before it is sent; sent as it is unless given. */
  readonly complete?: <Written extends Input | Edit>(input: Written, item?: Item) => Written;
}

/** A content type with a list of its own. */
export interface ListedItemAdmin<Input, Item extends AdminRow, Row extends AdminRow = Item>
  extends
    ItemAdmin<Input, Item>,
    Pick<ItemListOptions<Row>, 'list' | 'defaultOrder' | 'filters' | 'pageRows' | 'onFailure'> {
  readonly texts: ItemAdmin<Input, Item>['texts'] & {
    readonly add: string;
    readonly search: string;
    readonly empty: string;
  };
  /** The section whose people have these screens; empty for administrators alone. */
  readonly section: ItemSection;
  readonly addresses: {
    readonly create: string;
    /** Many new pictures at once, for types that offer it. */
    readonly many?: string;
    /** An item's page in the panel. */
    readonly item: (id: number) => string;
    /** The same page, as the router matches it. */
    readonly pattern: string;
  };
  readonly preview: (item: Pick<AdminRow, 'id' | 'publishedAt'>) => string;
}

/** A content type whose list is a table; its items are edited in a dialog over it. */
export interface TableAdmin<
  Input,
  Item extends AdminRow,
  Row extends AdminRow = Item,
> extends ListedItemAdmin<Input, Item, Row> {
  readonly texts: ListedItemAdmin<Input, Item, Row>['texts'] & { readonly caption: string };
  /** The documented columns; the last change comes after them. */
  readonly columns: readonly AdminColumn<Row>[];
}

/** A content type of fields and one picture, whose list shows the pictures on cards. */
export interface CardsAdmin<
  Input,
  Item extends AdminRow & { readonly image: ImageView | null },
> extends ListedItemAdmin<Input, Item> {
  readonly texts: ListedItemAdmin<Input, Item>['texts'] & {
    /** Read by screen readers: what is listed. */
    readonly list: string;
  };
  /** `Ana Hadžić, 1987` */
  readonly line: (item: Item) => string;
  /** The item's own state, before that of its publication. */
  readonly status?: (item: Item) => ReactNode;
  /** The place of the thing, if it is not in the house. */
  readonly place?: (item: Item) => string;
}
