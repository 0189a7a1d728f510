import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import {
  belgradeDate,
  belgradeTime,
  first,
  outsideCorners,
  whenOf,
  type ExhibitionItem,
  type GalleryItem,
  type MovieItem,
  type NewsItem,
  type NoticeItem,
  type ProgramItem,
  type PublicContent,
} from './publicContent.ts';

export interface ExpectedPage {
  readonly path: string;
  /** Pages of one kind have the same route, so one of them represents all. */
  readonly kind: string;
  readonly status: number;
  readonly h1: string;
  /** Must be among the level 2 headings, word for word. */
  readonly h2: readonly string[];
  readonly texts: readonly string[];
}

/** The route and parameter names of an address; the two types with extra sections are separate. */
const kindOf = (path: string): string =>
  path
    .replace(/^\/arhiva\/\d+/, '/arhiva/:year')
    .replace(/\/\d+/, '/:id')
    .replace(/=[^&]+/g, '')
    .replace(/^\/program\/(?!likovni|mladi)[\w-]+/, '/program/:type')
    .replace(/^\/kutak-list\/[\w-]+/, '/kutak-list/:corner');

const page = (path: string, h1: string, parts: Partial<ExpectedPage> = {}): ExpectedPage => ({
  path,
  kind: kindOf(path),
  status: 200,
  h1,
  h2: [],
  texts: [],
  ...parts,
});

const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).map((part) => part.trim());

function programPage(item: ProgramItem): ExpectedPage {
  const { title, author, description } = item;
  return page(`/programs/${String(item.id)}`, title, {
    h2: ['Moze te zanima'],
    texts: [author, ...whenOf(item), ...paragraphs(description)],
  });
}

function newsPage(item: NewsItem): ExpectedPage {
  const { title, author, theme, description, datePosted } = item;
  return page(`/news/${String(item.id)}`, title, {
    h2: ['Mozda te zanima'],
    texts: [author, theme, belgradeDate(datePosted), ...paragraphs(description)],
  });
}

const screeningsOf = ({ movieProductionDateTimes: all }: MovieItem): number => all.length;

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

/** `24. danas, utorak novembar 2026` for each day with a future screening. */
function dayHeads(movies: readonly MovieItem[]): string[] {
  const format = (options: Intl.DateTimeFormatOptions) => (moment: Date) =>
    new Intl.DateTimeFormat('sr-Latn', { timeZone: 'Europe/Belgrade', ...options }).format(moment);
  const HOUR_MS = 3_600_000;
  const today = startOfBelgradeDay(new Date()).getTime();
  const near = new Map(
    ['danas, ', 'sutra, '].map((name, days) => [
      // Six hours into the day, because days with a clock change are an hour shorter or longer.
      belgradeDate(new Date(today + (days * 24 + 6) * HOUR_MS).toISOString()),
      name,
    ]),
  );
  const starts = movies
    .flatMap(({ movieProductionDateTimes }) => movieProductionDateTimes)
    .map(({ productionDate }) => new Date(productionDate))
    .filter((start) => start > new Date());
  const heads = starts.map((start) => {
    const date = belgradeDate(start.toISOString());
    const weekday = format({ weekday: 'long' })(start);
    const month = format({ month: 'long' })(start);
    return `${date.slice(0, 2)}. ${near.get(date) ?? ''}${weekday} ${month} ${date.slice(6, 10)}`;
  });
  return [...new Set(heads)];
}

type ProgramType = (typeof PROGRAM_TYPES)[number];

const ofType = ({ programs }: PublicContent, type: string): ProgramItem[] =>
  programs.filter(({ programType }) => programType === type);

const titleAndTime = (item: ProgramItem): string[] => [item.title, ...whenOf(item)];

function typePage(content: PublicContent, type: ProgramType): ExpectedPage {
  const own = ofType(content, type.name);
  return page(`/program/${type.slug}`, own[0]?.title ?? type.name, {
    h2: ['Na programu', ...(type.slug === 'mladi' ? ['Američki kutak', 'Turski kutak'] : [])],
    texts: [type.name, ...own.flatMap(titleAndTime)],
  });
}

function artsPage(content: PublicContent, search: string, shown: readonly GalleryItem[]) {
  const type = first(PROGRAM_TYPES.filter(({ slug }) => slug === 'likovni'));
  const bare = typePage(content, type);
  return page(bare.path + search, bare.h1, {
    h2: [...bare.h2, 'Galerija', 'Kolonije i saloni'],
    texts: [
      ...bare.texts,
      ...shown.map(({ title }) => title),
      ...[...content.colonies, ...content.salons].flatMap(
        ({ title, colonyType, yearHappening }) => [title, colonyType, yearHappening],
      ),
    ],
  });
}

function artsPages(content: PublicContent): ExpectedPage[] {
  const [one = [], two = []] = content.gallery;
  const overlay = artsPage(content, `?slika=${String(first(one).id)}`, one);
  return [
    artsPage(content, '', one),
    artsPage(content, '?strana=2', two),
    { ...overlay, h2: [...overlay.h2, first(one).title] },
  ];
}

function cornerPages(content: PublicContent): ExpectedPage[] {
  const names = { americki: 'Američki kutak', turski: 'Turski kutak' } as const;
  return PROGRAM_TYPES.filter(({ isCorner }) => isCorner).flatMap(({ slug, name }) => {
    const own = ofType(content, name);
    const item = programPage(first(own));
    return [
      page(`/kutak-list/${slug}`, names[slug as keyof typeof names], {
        texts: own.flatMap(titleAndTime),
      }),
      { ...item, path: `/kutak/${String(first(own).id)}` },
    ];
  });
}

function noticePage(list: string, others: string, item: NoticeItem): ExpectedPage {
  const { title, author, description, datePosted } = item;
  return page(`/${list}/${String(item.id)}`, title, {
    h2: [others],
    texts: [author, belgradeDate(datePosted), 'Preuzmi dokument', ...paragraphs(description)],
  });
}

const titleAndDate = ({ title, datePosted }: NoticeItem): string[] => [
  title,
  belgradeDate(datePosted),
];

function noticePages({ competitions, procurements }: PublicContent): ExpectedPage[] {
  const year = ({ datePosted }: NoticeItem): string => belgradeDate(datePosted).slice(6);
  const years = [...new Set(procurements.map(year))];
  const present = belgradeDate(new Date().toISOString()).slice(6);
  return [
    page('/konkurs-list', 'Konkursi', { texts: competitions.flatMap(titleAndDate) }),
    noticePage('konkurs', 'Ostali konkursi', first(competitions)),
    ...['', ...years].map((asked) =>
      page(`/javne-nabavke-list${asked && `?godina=${asked}`}`, 'Javne nabavke', {
        texts: procurements
          .filter((item) => year(item) === (asked || present))
          .flatMap(titleAndDate),
      }),
    ),
    noticePage('javne-nabavke', 'Ostale javne nabavke', first(procurements)),
  ];
}

/** The ids of both begin at 1. */
function exhibitionPages({ colonies, salons }: PublicContent): ExpectedPage[] {
  const own = (list: string, item: ExhibitionItem): ExpectedPage =>
    page(`/${list}/${String(item.id)}`, item.title, {
      texts: [item.author, item.colonyType, ...paragraphs(item.description)],
    });
  return [own('kolonije', first(colonies)), own('saloni', first(salons))];
}

const yearOf = ({ eventHappeningDateTime }: ProgramItem): string =>
  belgradeDate(eventHappeningDateTime).slice(6);

/** The archive opens with the latest year; each year has an address. */
function archivePages(past: readonly ProgramItem[]): ExpectedPage[] {
  const ofYear = Map.groupBy(past, yearOf);
  const titlesOf = (year: string): string[] => (ofYear.get(year) ?? []).map(({ title }) => title);
  return [
    page('/arhiva', 'Arhiva', { texts: titlesOf(yearOf(first(past))) }),
    ...[...ofYear.keys()].map((year) =>
      page(`/arhiva/${year}`, `Arhiva ${year}`, { texts: titlesOf(year) }),
    ),
  ];
}
const NOT_A_WORD = 'nematakvereči';
const NOT_FOUND = 'Stranica nije pronađena';
/** Addresses that must return 404, each for another reason. */
const MISSING = [
  '/nema-ove-strane',
  '/programs/999999',
  '/programs/abc',
  '/program/nepoznat',
  '/news/999999',
  '/news/0',
  '/cinema/999999',
  '/kutak-list/kineski',
  '/kutak/999999',
  '/konkurs/999999',
  '/javne-nabavke/999999',
  '/kolonije/999999',
  '/saloni/999999',
  '/arhiva/1950',
  '/arhiva/godina',
];

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
      texts: programs.flatMap(titleAndTime),
    }),
    programPage(first(outsideCorners(programs))),
    { ...programPage(first(outsideCorners(past))), kind: 'past programme' },
    ...PROGRAM_TYPES.filter(({ slug }) => slug !== 'likovni').map((type) =>
      typePage(content, type),
    ),
    ...artsPages(content),
    ...cornerPages(content),
    ...noticePages(content),
    page('/o-nama', 'O nama', {
      h2: ['Kontakt', 'Radno vreme', 'Bašta i foaje', 'Sale', 'Kako do nas', 'Pišite nam'],
    }),
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
    // The longest on paper.
    moviePage(first(movies.toSorted((a, b) => screeningsOf(b) - screeningsOf(a)))),
    page('/raspored', 'Raspored projekcija', {
      h2: dayHeads(movies),
      texts: movies.flatMap(({ title, duration }) => [title, duration]),
    }),
    page('/sta-ima', 'Šta ima', {
      h2: dayHeads(movies),
      texts: [...programs, ...movies].map(({ title }) => title),
    }),
    page('/plakati', 'Plakati'),
    ...archivePages(past),
    page('/pristupacnost', 'Izjava o pristupačnosti', {
      h2: ['Šta još nije'],
      texts: ['WCAG 2.2'],
    }),
    page('/privatnost', 'Privatnost', { h2: ['Šta se čuva na vašem uređaju'] }),
    page('/uslovi-i-podaci', 'Uslovi i podaci', { texts: ['Otvoreni podaci', 'Matični broj'] }),
    page('/ugradi', 'Program na vašem sajtu', { texts: ['Dva reda koja treba preneti'] }),
    page('/moji-termini', 'Moji termini', { texts: ['Zvezdice čuva sam uređaj'] }),
    page('/pretraga', 'Pretraga'),
    page(`/pretraga?q=${encodeURIComponent(soon.title)}`, 'Pretraga', {
      h2: ['Programi'],
      texts: [soon.title],
    }),
    page(`/pretraga?q=${NOT_A_WORD}`, 'Pretraga', {
      kind: 'search without a hit',
      h2: [`Ništa nije pronađeno za „${NOT_A_WORD}“`],
    }),
    ...exhibitionPages(content),
    ...MISSING.map((path) =>
      page(path, NOT_FOUND, {
        status: 404,
        kind: path === '/nema-ove-strane' ? 'missing page' : 'missing item',
      }),
    ),
  ];
}

function oneOfEach(content: PublicContent, nameOf: (kind: string) => string): ExpectedPage[] {
  const found = new Map<string, ExpectedPage>();
  for (const one of expectedPages(content)) {
    const name = nameOf(one.kind);
    if (!found.has(name)) found.set(name, one);
  }
  return [...found.values()];
}

export function oneOfEachKind(content: PublicContent): ExpectedPage[] {
  return oneOfEach(content, (kind) => kind);
}

/** Kinds whose main part is rendered by one component. */
const SAME_LAYOUT: readonly RegExp[] = [
  /^\/(programs|kutak)\/:id$/,
  /^\/(konkurs|javne-nabavke)\/:id$/,
  /^\/(kolonije|saloni)\/:id$/,
  /^\/arhiva/,
  /^\/javne-nabavke-list/,
  /^\/program\/likovni(\?strana)?$/,
  /^\/(pristupacnost|privatnost|uslovi-i-podaci)$/,
  /^missing/,
];

/** Enough for what depends on markup and styles only. */
export function oneOfEachLayout(content: PublicContent): ExpectedPage[] {
  return oneOfEach(
    content,
    (kind) => SAME_LAYOUT.find((layout) => layout.test(kind))?.source ?? kind,
  );
}
