/** The fields of items that the tests look for on pages. */
interface Item {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly author: string;
}

/** A programme as REST gives it. */
export interface ProgramItem extends Item {
  readonly programType: string;
  readonly eventHappeningDateTime: string;
  readonly endsAt: string | null;
  readonly place: string;
  readonly price: string;
  readonly isFree: boolean;
  readonly childrenAge: string;
  readonly status: string;
}

/** A piece of news as REST gives it. */
export interface NewsItem extends Item {
  readonly theme: string;
  readonly imageUrl: string | null;
  readonly datePosted: string;
}

/** A film as REST gives it. */
export interface MovieItem extends Item {
  readonly genere: string;
  readonly duration: string;
  readonly yearPublished: string;
  readonly childrenAge: string;
  readonly youtubeUrl: string | null;
  readonly movieProductionDateTimes: readonly { readonly productionDate: string }[];
}

/** A competition or a procurement as REST gives it. */
export interface NoticeItem extends Item {
  readonly datePosted: string;
  readonly documentUrl: string | null;
}

/** A picture of the gallery as REST gives it. */
export interface GalleryItem {
  readonly id: number;
  readonly title: string;
  readonly author: string;
  readonly yearMade: string;
}

/** A colony or an art salon as REST gives it. */
export interface ExhibitionItem extends Item {
  readonly colonyType: string;
  readonly yearHappening: string;
}

/** The public content by REST: a second way to the same data. */
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

/** The list that a documented call gives. */
export async function readList<T>(url: string, call: string): Promise<T[]> {
  const answer = await fetch(`${url}/api/${call}`);
  if (!answer.ok) throw new Error(`${call} answers ${String(answer.status)}`);
  return (await answer.json()) as T[];
}

/** Everything that the tests compare pages with. */
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

/** The first of a list that must not be empty. */
export function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

/** `dd.MM.yyyy HH:mm` in Belgrade; written apart from the product's own dates, so that it can tell them wrong. */
export function belgradeTime(iso: string): string {
  const [date = '', time = ''] = new Date(iso)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Belgrade' })
    .split(' ');
  return `${date.split('-').reverse().join('.')} ${time.slice(0, 5)}`;
}

/** `dd.MM.yyyy` in Belgrade. */
export const belgradeDate = (iso: string): string => belgradeTime(iso).slice(0, 10);

const NIGHT_MS = 6 * 3_600_000;

/** Does a programme end on a later day, a night not counted? */
export function isLasting({ eventHappeningDateTime, endsAt }: ProgramItem): boolean {
  if (endsAt === null) return false;
  const last = new Date(Date.parse(endsAt) - NIGHT_MS).toISOString();
  return belgradeDate(last) !== belgradeDate(eventHappeningDateTime);
}

/** When a programme is, as pages show it: day and time, or the first and the last day. */
export const whenOf = (item: ProgramItem): string[] =>
  isLasting(item)
    ? [belgradeDate(item.eventHappeningDateTime), belgradeDate(item.endsAt ?? '')]
    : [belgradeTime(item.eventHappeningDateTime)];

/** Has it not begun? */
export const isToCome = ({ eventHappeningDateTime }: ProgramItem): boolean =>
  Date.parse(eventHappeningDateTime) > Date.now();
