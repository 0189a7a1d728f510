import type { DateFact } from '@centar/domain/accessFacts.ts';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import type { ProgramTypeName } from '@centar/domain/sections.ts';
import type { DemoNews } from '../types.ts';

/** A change of an announced time or a cancellation. */
export interface ChangeData {
  readonly status: EventStatus;
  readonly note: string;
  /** Where it was moved from, as day offset and Belgrade time. */
  readonly former?: readonly [number, string];
}

/** A programme; days count from the day of the first start. */
export interface ProgramData {
  readonly title: string;
  readonly type: ProgramTypeName;
  readonly author: string;
  readonly day: number;
  readonly time: string;
  readonly end: string;
  /** The day of its end, where that is another one: an exhibition, a festival, a night. */
  readonly endDay?: number;
  readonly place: string;
  readonly price: string;
  /** Where it is for children: their age. */
  readonly childrenAge?: string;
  readonly booking?: string;
  /** Where its only date takes reservations. */
  readonly places?: number;
  readonly change?: ChangeData;
  readonly accessFacts?: readonly DateFact[];
  /** Of a series: how many weeks later it takes place once more, each time at the same hour. */
  readonly weeks?: readonly number[];
  /** Paragraphs; the first is the lead. */
  readonly text: readonly string[];
  /** The alternative text of the picture. */
  readonly alt: string;
}

/** A piece of news. */
export interface NewsData extends Omit<
  DemoNews,
  'description' | 'descriptionMarkup' | 'datePosted' | 'picture' | 'morePictures'
> {
  readonly daysAgo: number;
  readonly time: string;
  readonly text: readonly string[];
  /** The alternative text of the picture. */
  readonly alt: string;
  /** Those of further pictures, whose files have a number: `vest-…-2`. */
  readonly more?: readonly string[];
}

/** A film. */
export interface MovieData {
  readonly title: string;
  readonly genere: string;
  readonly duration: string;
  readonly author: string;
  /** Years before the current one. */
  readonly yearsAgo: number;
  readonly youtubeUrl: string;
  readonly language: string;
  readonly ageMark: string;
  /** Where it is for children: their age. */
  readonly childrenAge?: string;
  readonly text: readonly string[];
  readonly alt: string;
}

/** A showing: film index, day, time, hall, price and what changed. */
export interface ScreeningData {
  readonly film: number;
  readonly day: number;
  readonly time: string;
  readonly hall: 'Velika sala' | 'Mala sala';
  readonly price: string;
  readonly accessFacts?: readonly DateFact[];
  readonly change?: ChangeData;
}

/** A competition or a procurement. */
export interface NoticeData {
  readonly title: string;
  readonly author: string;
  /** Days before the first start, or a day and month of the previous year. */
  readonly posted: { readonly daysAgo: number } | { readonly lastYear: readonly [number, number] };
  readonly text: readonly string[];
  /** The day and Belgrade time of its end; thirty days after it was posted if absent. */
  readonly deadline?: readonly [number, string];
  /** Its file in `demo/media`, and the name that a visitor gets. */
  readonly document: string;
  /** A further document of this notice: its name, and its file in `demo/media`. */
  readonly appendix?: { readonly title: string; readonly document: string };
}

/** A painting of the gallery. */
export interface GalleryData {
  readonly title: string;
  readonly author: string;
  readonly year: number;
  readonly rentedTo?: string;
  readonly alt: string;
}

/** A colony or a salon; it happens in this month, this year or some years ago. */
export interface ColonyData {
  readonly title: string;
  readonly type: string;
  readonly author: string;
  readonly month: number;
  readonly yearsAgo: number;
  readonly text: readonly string[];
  /** The alternative text of the picture. */
  readonly alt: string;
}
