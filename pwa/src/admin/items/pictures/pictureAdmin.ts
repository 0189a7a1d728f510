import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { StaffCalls } from '../../graphql/staffCalls.ts';
import type { FormOf } from '../../fields/formValues.ts';
import type { Uploading } from '../../upload/useUpload.ts';

/** What the screens show of any item with a picture. Moments are ISO 8601. */
export interface PictureItem {
  readonly id: number;
  readonly title: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Null for a draft. */
  readonly publishedAt: string | null;
  readonly image: { readonly src: string; readonly alt: string } | null;
}

/** The words in which the types differ. */
export interface PictureTexts {
  /** Of the list and of the crumbs that lead to it. */
  readonly title: string;
  readonly addTitle: string;
  readonly edit: string;
  readonly remove: string;
  readonly question: string;
  readonly created: string;
  readonly saved: string;
  readonly removed: string;
}

/** One call's way of asking: `read` when a screen opens, `work` in the middle of work. */
export type Ask = StaffCalls['query'];

/** Which item is meant, and the version that the editor saw. */
export interface PictureKey {
  id: number;
  version?: number;
}

/** What the screens of a type need: its words, addresses, forms and operations. */
export interface PictureAdmin<Input, Item extends PictureItem> {
  /** Names the drafts on this device: `kolonije`. */
  readonly name: string;
  /** As the audit trail and the versions have it. */
  readonly itemType: ItemType;
  readonly texts: PictureTexts;
  readonly addresses: {
    readonly list: string;
    /** As visitors see it. */
    readonly preview: (item: Pick<PictureItem, 'id' | 'publishedAt'>) => string;
  };
  readonly createForm: FormOf<Input, Item>;
  readonly editForm: FormOf<Input, Item>;
  /** What a copy leaves out besides the picture; nothing unless given. */
  readonly notCopied?: readonly (keyof Input & string)[];
  readonly item: (ask: Ask, id: number) => Promise<Item>;
  readonly create: (ask: Ask, input: Input) => Promise<Item>;
  readonly createWithFile: (upload: Uploading['upload'], input: Input, file: File) => Promise<Item>;
  readonly update: (ask: Ask, edit: Input & PictureKey) => Promise<Item>;
  readonly replaceImage: (upload: Uploading['upload'], id: number, file: File) => Promise<Item>;
  readonly remove: (ask: Ask, id: number) => Promise<unknown>;
}

/** What every screen takes. */
export interface PictureScreenProps<Input, Item extends PictureItem> {
  readonly admin: PictureAdmin<Input, Item>;
}
