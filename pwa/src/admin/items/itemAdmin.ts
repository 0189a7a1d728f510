import type { ReactNode } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { ImageView } from '@centar/domain/content/shared.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import type { FileKind } from '@centar/domain/fileRules.ts';
import type { FormOf, Typed } from '../fields/formValues.ts';
import type { Failure } from '../graphql/staffFailure.ts';
import type { OwnSentences } from '../form/useSave.ts';
import type { ItemPaths } from '../navigation/adminPaths.ts';
import type { OwnColumns } from '../list/itemColumns.tsx';
import type { CountedWord } from '../../shared/texts/ui.texts.ts';
import type { Remark } from '../secondLook/remarks.ts';
import type { TitleSearch } from './SameTitle.tsx';
import type { ItemListOptions } from '../list/useItemList.ts';

/** Dates are ISO 8601. */
export interface AdminRow {
  readonly id: number;
  readonly title: string;
  readonly updatedAt: string;
  readonly version: number;
  /** Null for a draft. */
  readonly publishedAt: string | null;
}

type Published = Pick<AdminRow, 'id' | 'publishedAt'>;

export interface ItemKey {
  id: number;
  version?: number | undefined;
}

export interface NewItemInput<Input> extends Record<string, unknown> {
  input: Input;
  file?: File;
}

/** They alias the server's field to `item`. */
interface ItemOperations<Input, Item, Edit> {
  readonly item: TypedDocumentNode<{ item: Item }, { id: number }>;
  readonly create: TypedDocumentNode<{ item: Item }, NewItemInput<Input>>;
  readonly update: TypedDocumentNode<{ item: Item }, { input: (Edit | Input) & ItemKey }>;
  readonly remove: TypedDocumentNode<unknown, { id: number }>;
}

export interface ListLink {
  readonly label: string;
  readonly href: string;
}

export interface ItemFile<Item> {
  readonly kind: FileKind;
  /** On the screen of a new item. */
  readonly label: string;
  /** With a control to replace it. */
  readonly draw: (item: Item, onReplaced: (item: Item) => void) => ReactNode;
  /** For the file of a copy; undefined if files are not copied. */
  readonly copyOf?: (item: Item) => string | undefined;
  /** Further files of a new item, which are sent after it is stored. */
  readonly drawMore?: () => ReactNode;
}

/** `Edit` may differ from the input of a new item. */
export interface ItemAdmin<Input, Item extends AdminRow, Edit = Input> {
  /** Identifies drafts on this device: `vesti`. */
  readonly name: string;
  readonly itemType: ItemType;
  readonly texts: {
    readonly addTitle: string;
    readonly edit: string;
    readonly remove: string;
    readonly question: string;
    readonly created: string;
    /** Default: the panel's text. */
    readonly saved?: string;
    readonly removed: string;
  };
  /** Called without the item while it loads. */
  readonly listOf: (of?: Partial<Input> | Item) => ListLink;
  /** The page after creating; default: the list. */
  readonly afterCreate?: string;
  /** Also for a new item. */
  readonly preview: (item: (Input | Item) & Published) => string;
  readonly sectionOf?: (item: Item) => string;
  readonly createForm: FormOf<Input, Item>;
  readonly editForm: FormOf<Edit, Item>;
  /** In addition to the publication date. */
  readonly notCopied?: readonly (keyof Input & string)[];
  /** Its initial value is the user's name. */
  readonly signed?: keyof Input & string;
  /** Only for types whose titles should be unique. */
  readonly titleSearch?: TitleSearch;
  /** Warnings; they don't prevent saving. */
  readonly notice?: (typed: Typed, id?: number) => ReactNode;
  /** Beside the buttons, with links to the fields. */
  readonly remarks?: (typed: Typed) => readonly Remark[];
  /** The type's error messages. */
  readonly sentences?: OwnSentences;
  /** Default: shows the specification's popup. */
  readonly onCreateFailure?: (failure: Failure) => void;
  readonly file: ItemFile<Item>;
  readonly operations: ItemOperations<Input, Item, Edit>;
  readonly complete?: <Written extends Input | Edit>(input: Written, item?: Item) => Written;
}

/** A content type with a list. */
export interface ListedItemAdmin<Input, Item extends AdminRow, Row extends AdminRow = Item>
  extends
    ItemAdmin<Input, Item>,
    Pick<ItemListOptions<Row>, 'list' | 'defaultOrder' | 'filters' | 'pageRows' | 'onFailure'> {
  readonly texts: ItemAdmin<Input, Item>['texts'] & {
    readonly add: string;
    /** One, two, five of its items. */
    readonly count: CountedWord;
    readonly search: string;
    readonly empty: string;
  };
  /** Its editors have access; empty means administrators only. */
  readonly section: ItemSection;
  readonly addresses: ItemPaths;
  readonly preview: (item: Published) => string;
}

/** Items are edited in a dialog. */
export interface TableAdmin<Input, Item extends AdminRow, Row extends AdminRow = Item>
  extends ListedItemAdmin<Input, Item, Row>, Pick<OwnColumns<Row>, 'columns' | 'stateOf'> {
  readonly texts: ListedItemAdmin<Input, Item, Row>['texts'] & { readonly caption: string };
}

export interface CardsAdmin<
  Input,
  Item extends AdminRow & { readonly image: ImageView | null },
> extends ListedItemAdmin<Input, Item> {
  readonly texts: ListedItemAdmin<Input, Item>['texts'] & {
    /** The list's label for screen readers. */
    readonly list: string;
  };
  /** `Ana Hadžić, 1987` */
  readonly line: (item: Item) => string;
  /** Before the publication status. */
  readonly status?: (item: Item) => ReactNode;
  /** If outside the centre. */
  readonly place?: (item: Item) => string;
}
