import type { ItemType } from './itemTypes.ts';
import type { CategorySlug } from './sections.ts';

/** Parameters of the pages of mail subscriptions. */
export const NOTIFIED = {
  /** The watched item: `program-12`, `film-3`. */
  topic: 'promene',
  /** What was just done. */
  done: 'stanje',
} as const;

export type NotificationDeed = 'poslato' | 'odjava' | 'potvrda' | 'izmena';

/** The coming week's programme, each Thursday. */
export const WEEKLY = 'weekly';

export const ITEM_TOPIC = /^(program|film)-([1-9]\d{0,8})$/;

export const itemTopic = (itemType: 'Program' | 'Movie', id: number): string =>
  `${itemType === 'Movie' ? 'film' : 'program'}-${String(id)}`;

/** Undefined for `WEEKLY` and anything else. */
export function topicItem(
  topic: string,
): { readonly itemType: Extract<ItemType, 'Program' | 'Movie'>; readonly id: number } | undefined {
  const [whole, kind, id] = ITEM_TOPIC.exec(topic) ?? [];
  if (whole === undefined) return undefined;
  return { itemType: kind === 'film' ? 'Movie' : 'Program', id: Number(id) };
}

/** With marks, in the order in which they are offered. */
export const SECTION_LABELS: Readonly<Record<CategorySlug, string>> = {
  bioskop: 'Bioskop i filmski program',
  muzicki: 'Muzički program',
  dramski: 'Dramski program',
  likovni: 'Likovni program i izložbe',
  knjizevni: 'Književni program',
  tradicionalni: 'Tradicionalni program',
  tribinski: 'Tribine',
  mladi: 'Program za mlade',
  americki: 'Američki kutak',
  turski: 'Turski kutak',
};

export const SUBSCRIBED_SECTIONS = Object.keys(SECTION_LABELS) as CategorySlug[];

/** Shown above the form, which keeps what was typed. */
export type NotificationProblem = 'invalid' | 'tooManyTries' | 'failed';

export interface WatchedItem {
  readonly title: string;
  /** Its public page; empty when it is no longer public. */
  readonly path: string;
}

interface ViewBase {
  readonly problem?: NotificationProblem | undefined;
  /** Codes by field (`FIELD_ERRORS`). */
  readonly errors: Readonly<Partial<Record<'email' | 'sections', string>>>;
  /** Absent: the weekly mail. */
  readonly item?: WatchedItem | undefined;
  readonly sections: readonly CategorySlug[];
}

export interface NotificationFormView extends ViewBase {
  readonly kind: 'form';
  readonly topic: string;
  /** As typed. */
  readonly email: string;
}

/** A subscription, confirmed or not. */
export interface OwnNotificationView extends ViewBase {
  readonly kind: 'own';
  readonly code: string;
  readonly email: string;
  readonly isConfirmed: boolean;
}

/** After unsubscribing without a mail server, or for an unknown or ended link. */
export interface EndedNotificationView {
  readonly kind: 'ended';
}

/** Read for each request, never cached. */
export type NotificationView = NotificationFormView | OwnNotificationView | EndedNotificationView;
