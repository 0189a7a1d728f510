import type { EventStatus } from '../../domain/content/shared.ts';
import type { ProgramTypeName } from '../../domain/sections.ts';
import type { Motif } from '../../tools/demo-art/pictures/motif.ts';
import type { Subject } from '../../tools/demo-art/pictures/paintings.ts';

/** How a 3:2 picture is drawn, and what it shows. */
export interface PictureData {
  readonly draw: Motif;
  readonly scheme: number;
  readonly alt: string;
}

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
  readonly place: string;
  readonly price: string;
  readonly change?: ChangeData;
  /** Paragraphs; the first is the lead. */
  readonly text: readonly string[];
  readonly picture: PictureData;
}

/** A piece of news. */
export interface NewsData {
  readonly title: string;
  readonly theme: string;
  readonly author: string;
  readonly daysAgo: number;
  readonly time: string;
  readonly text: readonly string[];
  readonly picture: PictureData;
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
  readonly text: readonly string[];
  readonly poster: () => string;
  readonly alt: string;
}

/** A showing: film index, day, time, hall, price and what changed. */
export interface ScreeningData {
  readonly film: number;
  readonly day: number;
  readonly time: string;
  readonly hall: 'Velika sala' | 'Mala sala';
  readonly price: string;
  readonly change?: ChangeData;
}

/** One part of a document: a heading, paragraphs and rows of a list. */
export interface DocumentSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** A table for a spreadsheet; cells that are numbers are stored as numbers. */
export interface SheetData {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
}

/** What stands in a document. */
export type DocumentData =
  | {
      readonly kind: 'pdf';
      readonly fileName: string;
      readonly sections: readonly DocumentSection[];
    }
  | { readonly kind: 'xlsx'; readonly fileName: string; readonly sheet: SheetData };

/** A competition or a procurement. */
export interface NoticeData {
  readonly title: string;
  readonly author: string;
  /** Days before the first start, or a day and month of the previous year. */
  readonly posted: { readonly daysAgo: number } | { readonly lastYear: readonly [number, number] };
  readonly text: readonly string[];
  readonly document: DocumentData;
}

/** A painting of the gallery. */
export interface GalleryData {
  readonly title: string;
  readonly author: string;
  readonly year: number;
  readonly rentedTo?: string;
  readonly subject: Subject;
  readonly tone: number;
  /** What the picture is varied by; its title where nothing else is given. */
  readonly seed?: string;
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
  readonly picture: PictureData;
}
