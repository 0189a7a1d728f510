import type { PictureSlot } from '@centar/domain/centre.ts';
import type { DeclaredFields, OptionalName, ValuesOf } from '@centar/domain/types/declaration.ts';
import type { MOVIE, PROGRAM, SCREENING } from '@centar/domain/types/events.ts';
import type { COLONY } from '@centar/domain/types/exhibitions.ts';
import type { GALLERY_ITEM } from '@centar/domain/types/gallery.ts';
import type { NEWS } from '@centar/domain/types/news.ts';
import type { COMPETITION } from '@centar/domain/types/notices.ts';

/** A picture of an item. */
export interface DemoPicture {
  /** The name of its files in `demo/media` without their endings, unique in the whole demo content. */
  readonly baseName: string;
  /** Alternative text in Serbian. */
  readonly alt: string;
}

/** Optional fields may be missing: their columns have defaults. */
type DemoValues<Type extends DeclaredFields> = Omit<ValuesOf<Type>, OptionalName<Type>> &
  Partial<ValuesOf<Type>>;

/** Whether an event takes place as announced. */
export type DemoStatus = Pick<ValuesOf<typeof PROGRAM>, 'status' | 'statusNote' | 'formerDateTime'>;

/** A programme; its hours are the centre's. */
export interface DemoProgram extends Omit<
  ValuesOf<typeof PROGRAM>,
  'openHours' | 'isFree' | 'descriptionMarkup'
> {
  readonly publishedAt: Date;
  /** Of a series all of them. */
  readonly dates: readonly DemoProgramDate[];
  /** Where its only date takes reservations. */
  readonly places: number | undefined;
  readonly picture: DemoPicture;
}

/** One date of a series. */
export interface DemoProgramDate {
  readonly eventHappeningDateTime: Date;
  readonly endsAt: Date;
  readonly place: string;
  readonly accessFacts: readonly string[];
}

/** A piece of news. */
export interface DemoNews extends DemoValues<typeof NEWS> {
  readonly datePosted: Date;
  readonly picture: DemoPicture;
  /** After the first one. */
  readonly morePictures: readonly DemoPicture[];
}

/** One showing of a film. */
export interface DemoScreening extends Omit<ValuesOf<typeof SCREENING>, 'isFree'> {
  readonly endsAt: Date;
}

/** A film with its showings, soonest first. */
export interface DemoMovie extends DemoValues<typeof MOVIE> {
  // Their columns are older than defaults.
  readonly duration: string;
  readonly yearPublished: string;
  readonly createdAt: Date;
  readonly screenings: readonly DemoScreening[];
  readonly picture: DemoPicture;
}

/** A competition or a procurement. */
export interface DemoNotice extends DemoValues<typeof COMPETITION> {
  readonly datePosted: Date;
  readonly deadline: Date;
  /** Its file in `demo/media`, and the name that a visitor gets. */
  readonly document: string;
  readonly appendix?: { readonly title: string; readonly document: string } | undefined;
}

/** A picture of the gallery. */
export interface DemoGalleryItem extends DemoValues<typeof GALLERY_ITEM> {
  readonly createdAt: Date;
  readonly picture: DemoPicture;
}

/** An art colony or an art salon. */
export interface DemoColony extends DemoValues<typeof COLONY> {
  readonly createdAt: Date;
  readonly picture: DemoPicture;
}

/** A picture of the premises. */
export interface DemoPremises {
  readonly category: 'Bioskop' | 'Galerija' | 'Restoran' | 'Drugo';
  readonly caption: string;
  readonly position: number;
  readonly picture: DemoPicture;
}

/** Everything that the very first start loads into an empty database. */
export interface DemoContent {
  readonly programs: readonly DemoProgram[];
  readonly news: readonly DemoNews[];
  readonly movies: readonly DemoMovie[];
  readonly competitions: readonly DemoNotice[];
  readonly procurements: readonly DemoNotice[];
  readonly gallery: readonly DemoGalleryItem[];
  readonly colonies: readonly DemoColony[];
  readonly salons: readonly DemoColony[];
  /** The centre's own pictures. */
  readonly site: readonly { readonly slot: PictureSlot; readonly picture: DemoPicture }[];
  readonly premises: readonly DemoPremises[];
}
