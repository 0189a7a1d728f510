import type { Section } from '@centar/domain/sections.ts';
import type { AskedList, FoundList } from '../../../admin/list/useItemList.ts';
import type {
  Ask,
  PictureAdmin,
  PictureItem,
  PictureTexts,
} from '../../../admin/items/pictures/pictureAdmin.ts';

/** A colony or an art salon as the staff list shows it. */
export interface ExhibitionRow {
  readonly id: number;
  readonly author: string;
  readonly title: string;
  readonly yearHappening: string;
  readonly colonyType: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** ISO 8601; null for a draft. */
  readonly publishedAt: string | null;
}

/** A colony or an art salon as the staff edit it. */
export interface ExhibitionItem extends ExhibitionRow, PictureItem {
  readonly id: number;
  readonly title: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  readonly description: string;
  readonly version: number;
}

/** The written fields. */
export interface ExhibitionFields {
  author: string;
  title: string;
  description: string;
  yearHappening: string;
  colonyType: string;
  imageAlt: string;
  publishedAt?: string | null;
}

/**
 * What the screens for colonies and for art salons need of either. The specification gives both one shape, so they
 * share the screens.
 */
export interface ExhibitionAdmin extends PictureAdmin<ExhibitionFields, ExhibitionItem> {
  readonly section: Section;
  readonly texts: PictureTexts & {
    readonly caption: string;
    readonly empty: string;
    readonly add: string;
  };
  readonly addresses: PictureAdmin<ExhibitionFields, ExhibitionItem>['addresses'] & {
    readonly create: string;
    readonly item: (id: number) => string;
  };
  readonly list: (ask: Ask, asked: AskedList) => Promise<FoundList<ExhibitionRow>>;
}
