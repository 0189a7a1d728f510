import { programTypeNamed } from '@centar/domain/sections.ts';
/** The fields of items that the tests expect on pages. */
interface Item {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly author: string;
}

export interface ProgramItem extends Item {
  readonly programType: string;
  readonly eventHappeningDateTime: string;
  readonly endsAt: string | null;
  readonly place: string;
  readonly price: string;
  readonly isFree: boolean;
  readonly accessFacts: readonly string[];
  readonly childrenAge: string;
  readonly status: string;
}

export interface NewsItem extends Item {
  readonly theme: string;
  readonly imageUrl: string | null;
  readonly datePosted: string;
}

export interface MovieItem extends Item {
  readonly genere: string;
  readonly duration: string;
  readonly yearPublished: string;
  readonly childrenAge: string;
  readonly youtubeUrl: string | null;
  readonly movieProductionDateTimes: readonly { readonly productionDate: string }[];
}

export interface NoticeItem extends Item {
  readonly datePosted: string;
  readonly documentUrl: string | null;
}

export interface GalleryItem {
  readonly id: number;
  readonly title: string;
  readonly author: string;
  readonly yearMade: string;
}

export interface ExhibitionItem extends Item {
  readonly colonyType: string;
  readonly yearHappening: string;
}

/** The public content by REST, independent of the pages. */
export interface PublicContent {
  readonly programs: readonly ProgramItem[];
  readonly past: readonly ProgramItem[];
  readonly news: readonly NewsItem[];
  readonly movies: readonly MovieItem[];
  readonly competitions: readonly NoticeItem[];
  /** Of all years. */
  readonly procurements: readonly NoticeItem[];
  /** The first two pages of the gallery. */
  readonly gallery: readonly (readonly GalleryItem[])[];
  readonly colonies: readonly ExhibitionItem[];
  readonly salons: readonly ExhibitionItem[];
}

/** The list that a documented call returns. */
export async function readList<T>(url: string, call: string): Promise<T[]> {
  const answer = await fetch(`${url}/api/${call}`);
  if (!answer.ok) throw new Error(`${call} answers ${String(answer.status)}`);
  return (await answer.json()) as T[];
}

export async function readContent(url: string): Promise<PublicContent> {
  const [programs, past, news, movies, competitions, procurements, colonies, salons, ...gallery] =
    await Promise.all([
      readList<ProgramItem>(url, 'Programs/GetPrograms'),
      readList<ProgramItem>(url, 'Programs/GetPastPrograms'),
      readList<NewsItem>(url, 'News/GetAllNews'),
      readList<MovieItem>(url, 'Cinema/GetMovies'),
      readList<NoticeItem>(url, 'Konkurs/GetKonkurses'),
      readList<NoticeItem>(url, 'PublicProcurment/GetAllPublicProcurements'),
      readList<ExhibitionItem>(url, 'Colony/GetAll'),
      readList<ExhibitionItem>(url, 'ArtSaloon/GetAll'),
      readList<GalleryItem>(url, 'Gallery/GetGalleryByPage?page=1'),
      readList<GalleryItem>(url, 'Gallery/GetGalleryByPage?page=2'),
    ]);
  return { programs, past, news, movies, competitions, procurements, gallery, colonies, salons };
}

/** Throws if the list is empty. */
export function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

/** Those at `/programs/:id`; items of corners have another address. */
export const outsideCorners = (programs: readonly ProgramItem[]): ProgramItem[] =>
  programs.filter(({ programType }) => programTypeNamed(programType)?.isCorner === false);

/**
 * `dd.MM.yyyy HH:mm` in Belgrade; independent of the product's code, so that the tests detect its
 * errors.
 */
export function belgradeTime(iso: string): string {
  const [date = '', time = ''] = new Date(iso)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Belgrade' })
    .split(' ');
  return `${date.split('-').reverse().join('.')} ${time.slice(0, 5)}`;
}

/** `dd.MM.yyyy` in Belgrade. */
export const belgradeDate = (iso: string): string => belgradeTime(iso).slice(0, 10);

const NIGHT_MS = 6 * 3_600_000;

/** Whether a programme ends on a later day, not only in the night. */
export function isLasting({ eventHappeningDateTime, endsAt }: ProgramItem): boolean {
  if (endsAt === null) return false;
  const last = new Date(Date.parse(endsAt) - NIGHT_MS).toISOString();
  return belgradeDate(last) !== belgradeDate(eventHappeningDateTime);
}

/** The date of a programme on pages: day and time, or the first and the last day. */
export const whenOf = (item: ProgramItem): string[] =>
  isLasting(item)
    ? [belgradeDate(item.eventHappeningDateTime), belgradeDate(item.endsAt ?? '')]
    : [belgradeTime(item.eventHappeningDateTime)];
