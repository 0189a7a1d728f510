import { PROGRAM_TYPES } from '../../domain/sections.ts';

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
  readonly youtubeUrl: string | null;
  readonly movieProductionDateTimes: readonly { readonly productionDate: string }[];
}

/** What visitors can read, by REST: the second way to the same content. */
export interface PublicContent {
  readonly programs: readonly ProgramItem[];
  readonly past: readonly ProgramItem[];
  readonly news: readonly NewsItem[];
  readonly movies: readonly MovieItem[];
}

/** The list that a documented call gives. */
export async function readList<T>(url: string, call: string): Promise<T[]> {
  const answer = await fetch(`${url}/api/${call}`);
  if (!answer.ok) throw new Error(`${call} answers ${String(answer.status)}`);
  return (await answer.json()) as T[];
}

/** Everything that the tests compare pages with. */
export async function readContent(url: string): Promise<PublicContent> {
  const [programs, past, news, movies] = await Promise.all([
    readList<ProgramItem>(url, 'Programs/GetPrograms'),
    readList<ProgramItem>(url, 'Programs/GetPastPrograms'),
    readList<NewsItem>(url, 'News/GetAllNews'),
    readList<MovieItem>(url, 'Cinema/GetMovies'),
  ]);
  return { programs, past, news, movies };
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

/** What one public address must show. */
export interface ExpectedPage {
  readonly path: string;
  readonly status: number;
  readonly h1: string;
  /** Headings of level 2, word for word, among others. */
  readonly h2: readonly string[];
  /** Texts of the page's main part. */
  readonly texts: readonly string[];
}

const page = (path: string, h1: string, parts: Partial<ExpectedPage> = {}): ExpectedPage => ({
  path,
  status: 200,
  h1,
  h2: [],
  texts: [],
  ...parts,
});

const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).map((part) => part.trim());

function programPage(item: ProgramItem): ExpectedPage {
  const { title, author, description, eventHappeningDateTime } = item;
  return page(`/programs/${String(item.id)}`, title, {
    h2: ['Moze te zanima'],
    texts: [author, belgradeTime(eventHappeningDateTime), ...paragraphs(description)],
  });
}

function newsPage(item: NewsItem): ExpectedPage {
  const { title, author, theme, description, datePosted } = item;
  return page(`/news/${String(item.id)}`, title, {
    h2: ['Mozda te zanima'],
    texts: [author, theme, belgradeDate(datePosted), ...paragraphs(description)],
  });
}

function moviePage(item: MovieItem): ExpectedPage {
  const year = item.yearPublished.slice(0, 4);
  return page(`/cinema/${String(item.id)}`, item.title, {
    texts: [
      `${item.duration} | ${item.genere} | ${year}`,
      ...paragraphs(item.description),
      ...item.movieProductionDateTimes
        .filter(({ productionDate }) => new Date(productionDate) > new Date())
        .map(({ productionDate }) => belgradeTime(productionDate)),
    ],
  });
}

function typePage(content: PublicContent, { slug, name }: (typeof PROGRAM_TYPES)[number]) {
  const own = content.programs.filter(({ programType }) => programType === name);
  return page(`/program/${slug}`, own[0]?.title ?? name, {
    h2: ['Na programu'],
    texts: [
      name,
      ...own.map(({ title }) => title),
      ...own.map(({ eventHappeningDateTime }) => belgradeTime(eventHappeningDateTime)),
    ],
  });
}

const NOT_FOUND = 'Stranica nije pronađena';
/** Addresses that lead nowhere, each for a reason of its own. */
const MISSING = [
  '/nema-ove-strane',
  '/programs/999999',
  '/programs/abc',
  '/program/nepoznat',
  '/news/999999',
  '/news/0',
  '/cinema/999999',
];

/** Every public address and what it must show. */
export function expectedPages(content: PublicContent): ExpectedPage[] {
  const { programs, past, news, movies } = content;
  const soon = first(programs);
  return [
    page('/', 'Dobro došli u Centar za kulturu', {
      h2: [
        'Na programu',
        'Vesti i novosti',
        'Bioskop',
        'Upoznaj centar za kulturu',
        'Arhivirani dogadjaji',
      ],
      texts: [
        soon.title,
        belgradeTime(soon.eventHappeningDateTime),
        first(news).title,
        first(movies).title,
        first(past).title,
        belgradeDate(first(past).eventHappeningDateTime),
      ],
    }),
    page('/programs-list', 'Predstojeci programski dogadjaji', {
      texts: programs.flatMap((item) => [item.title, belgradeTime(item.eventHappeningDateTime)]),
    }),
    programPage(soon),
    programPage(first(past)),
    ...PROGRAM_TYPES.map((type) => typePage(content, type)),
    page('/news-list', 'Vesti i novosti', {
      texts: news.flatMap(({ title, theme, datePosted }) => [
        title,
        theme,
        belgradeDate(datePosted),
      ]),
    }),
    newsPage(first(news)),
    page('/bioskop-list', 'Bioskop', {
      texts: movies.flatMap(({ title, genere }) => [title, genere]),
    }),
    moviePage(first(movies)),
    ...MISSING.map((path) => page(path, NOT_FOUND, { status: 404 })),
  ];
}
