import { belgradeYear, monthName, toBelgrade } from '@centar/domain/dates.ts';
import { fold } from '@centar/domain/search.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@centar/domain/durations.ts';
import { COLONIES } from './content/colonies.ts';
import { COMPETITIONS } from './content/competitions.ts';
import { GALLERY } from './content/gallery.ts';
import { MOVIES } from './content/movies.ts';
import { NEWS } from './content/news.ts';
import { PREMISES } from './content/premises.ts';
import { PROCUREMENTS } from './content/procurements.ts';
import { PROGRAMS_LAST_YEAR } from './content/programsLastYear.ts';
import { PROGRAMS_LATER } from './content/programsLater.ts';
import { PROGRAMS_PAST } from './content/programsPast.ts';
import { PROGRAMS_SOON } from './content/programsSoon.ts';
import { SALONS } from './content/salons.ts';
import { PAST_SCREENINGS, SCREENINGS } from './content/screenings.ts';
import { parseMarkup } from '@centar/domain/markup/parseMarkup.ts';
import { storedMarkup } from '@centar/domain/markup/storedMarkup.ts';
import type { ChangeData, ColonyData, NoticeData, ProgramData } from './content/shapes.ts';
import { belgradeMoment, lastYearMoment, minutesOf, yearOfMonth } from './time.ts';
import type * as Demo from './types.ts';

const paragraphs = (text: readonly string[]): string => text.join('\n\n');

/** With formats where the text has their signs: a link, a list, a heading. */
function marked(text: readonly string[]): Pick<Demo.DemoNews, 'description' | 'descriptionMarkup'> {
  const { plain, markup } = storedMarkup(parseMarkup(paragraphs(text)));
  return { description: plain, descriptionMarkup: markup };
}

/** `Čija je reka?` becomes `cija-je-reka`. */
const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The picture of an item, found by kind and title: `vest-stigao-novi-projektor`. */
const picture = (kind: string, title: string, alt: string): Demo.DemoPicture => ({
  baseName: `${kind}-${slug(title)}`,
  alt,
});

function statusOf(now: Date, change: ChangeData | undefined): Demo.DemoStatus {
  return {
    status: change?.status ?? 'scheduled',
    statusNote: change?.note ?? '',
    formerDateTime: change?.former ? belgradeMoment(now, ...change.former) : null,
  };
}

const dateOf = (
  now: Date,
  { day, time, end, place, accessFacts = [] }: ProgramData,
  week: number,
): Demo.DemoProgramDate => ({
  eventHappeningDateTime: belgradeMoment(now, day + week * 7, time),
  endsAt: belgradeMoment(now, day + week * 7, end),
  place,
  accessFacts,
});

function program(now: Date, data: ProgramData): Demo.DemoProgram {
  const begins = belgradeMoment(now, data.day, data.time);
  // Announced three weeks ahead; what is still further off was announced in the last days.
  const announced = Math.min(
    begins.getTime() - 21 * DAY_MS,
    now.getTime() - (40 - data.day) * HOUR_MS,
  );
  return {
    title: data.title,
    description: paragraphs(data.text),
    author: data.author,
    programType: data.type,
    eventHappeningDateTime: begins,
    endsAt: belgradeMoment(now, data.endDay ?? data.day, data.end),
    place: data.place,
    price: data.price,
    childrenAge: data.childrenAge ?? '',
    booking: data.booking ?? '',
    accessFacts: data.accessFacts ?? [],
    publishedAt: new Date(announced),
    dates: data.weeks ? [0, ...data.weeks].map((week) => dateOf(now, data, week)) : [],
    ...statusOf(now, data.change),
    places: data.places,
    picture: picture('program', data.title, data.alt),
  };
}

/** In the order of time. */
const ALL_SCREENINGS = [...PAST_SCREENINGS, ...SCREENINGS];

/** Entered one a day, and what was shown before two weeks before that. */
function filmEntered(now: Date, index: number): Date {
  const [first] = ALL_SCREENINGS.filter(({ film }) => film === index);
  const day = Math.min(-2 - index, (first?.day ?? 0) - 14);
  return belgradeMoment(now, day, '10:00');
}

function movies(now: Date): Demo.DemoMovie[] {
  const year = yearOfMonth(now, 1, 0);
  return MOVIES.map((film, index) => ({
    title: film.title,
    description: paragraphs(film.text),
    author: film.author,
    genere: film.genere,
    duration: film.duration,
    yearPublished: String(year - film.yearsAgo),
    childrenAge: film.childrenAge ?? '',
    youtubeUrl: film.youtubeUrl,
    createdAt: filmEntered(now, index),
    screenings: ALL_SCREENINGS.filter((showing) => showing.film === index).map((showing) => {
      const begins = belgradeMoment(now, showing.day, showing.time);
      return {
        productionDate: begins,
        endsAt: new Date(begins.getTime() + minutesOf(film.duration) * MINUTE_MS),
        hall: showing.hall,
        price: showing.price,
        language: film.language,
        ageMark: film.ageMark,
        accessFacts: showing.accessFacts ?? [],
        ...statusOf(now, showing.change),
      };
    }),
    picture: picture('film', film.title, film.alt),
  }));
}

function postedAt(now: Date, posted: NoticeData['posted']): Date {
  if (!('daysAgo' in posted)) return lastYearMoment(now, ...posted.lastYear, '09:00');
  const date = belgradeMoment(now, -posted.daysAgo, '09:00');
  const { start } = belgradeYear(now);
  if (date >= start) return date;
  // Early in a year: still of this year, in the same order.
  return new Date(start.getTime() + (now.getTime() - start.getTime()) / (posted.daysAgo + 2));
}

/** Days for which notices are open, until noon. */
const OPEN_DAYS = 30;

function notice(now: Date, data: NoticeData, number: string): Demo.DemoNotice {
  const datePosted = postedAt(now, data.posted);
  return {
    title: data.title,
    description: paragraphs(data.text),
    author: data.author,
    datePosted,
    deadline: data.deadline
      ? belgradeMoment(now, ...data.deadline)
      : belgradeMoment(datePosted, OPEN_DAYS, '12:00'),
    number: `${number}/${String(toBelgrade(datePosted).year)}`,
    document: data.document,
    appendix: data.appendix,
  };
}

function colony(now: Date, kind: string, data: ColonyData): Demo.DemoColony {
  const year = yearOfMonth(now, data.month, data.yearsAgo);
  const held = new Date(Date.UTC(year, data.month - 1, 20, 9));
  return {
    title: data.title,
    description: paragraphs(data.text),
    author: data.author,
    yearHappening: `${monthName(held)} ${String(year)}`,
    colonyType: data.type,
    createdAt: new Date(Math.min(held.getTime(), now.getTime() - DAY_MS)),
    picture: picture(kind, data.title, data.alt),
  };
}

const newestFirst = (a: Demo.DemoColony, b: Demo.DemoColony): number =>
  b.createdAt.getTime() - a.createdAt.getTime();

/**
 * The demo content of the fictional centre, dated relative to `now`, the moment of the very first start.
 * The same moment always gives the same content. Pictures and documents are files in `demo/media`.
 */
export function demoItems(now: Date): Demo.DemoContent {
  return {
    programs: [...PROGRAMS_SOON, ...PROGRAMS_LATER, ...PROGRAMS_PAST, ...PROGRAMS_LAST_YEAR].map(
      (data) => program(now, data),
    ),
    news: NEWS.map(({ daysAgo, time, text, alt, more = [], ...fields }) => ({
      ...fields,
      ...marked(text),
      datePosted: belgradeMoment(now, -daysAgo, time),
      picture: picture('vest', fields.title, alt),
      morePictures: more.map((words, at) =>
        picture('vest', `${fields.title} ${String(at + 2)}`, words),
      ),
    })),
    movies: movies(now),
    competitions: COMPETITIONS.map((data, index) =>
      notice(now, data, `K-${String(COMPETITIONS.length - index)}`),
    ),
    procurements: PROCUREMENTS.map((data, index) =>
      notice(now, data, `JN-${String(PROCUREMENTS.length - index)}`),
    ),
    gallery: GALLERY.map((data, index) => ({
      title: data.title,
      author: data.author,
      yearMade: String(data.year),
      isRented: data.rentedTo !== undefined,
      rentedTo: data.rentedTo ?? '',
      // The first of the list is the newest, so that the gallery opens with it.
      createdAt: new Date(belgradeMoment(now, -3, '12:00').getTime() - index * HOUR_MS),
      picture: picture('slika', data.title, data.alt),
    })),
    colonies: COLONIES.map((data) => colony(now, 'kolonija', data)).sort(newestFirst),
    salons: SALONS.map((data) => colony(now, 'salon', data)).sort(newestFirst),
    site: [
      {
        slot: 'about',
        picture: {
          baseName: 'sajt-kuca',
          alt: 'Zgrada Centra na trgu, uveče, sa osvetljenim prozorima i plakatima pored ulaza',
        },
      },
      {
        slot: 'sharing',
        picture: {
          baseName: 'sajt-deljenje',
          alt: 'Pozornica velike sale i natpis Centar za kulturu Jasengrad',
        },
      },
      {
        slot: 'installWide',
        picture: {
          baseName: 'sajt-instalacija-siroka',
          alt: 'Stranica bioskopa sa plakatima filmova, na računaru',
        },
      },
      {
        slot: 'installNarrow',
        picture: {
          baseName: 'sajt-instalacija-uska',
          alt: 'Početna strana sa današnjim programom, na telefonu',
        },
      },
    ],
    premises: PREMISES.map((data, index) => ({
      category: data.category,
      caption: data.caption,
      position: index + 1,
      picture: picture(`prostor-${String(index + 1)}`, data.category, data.alt),
    })),
  };
}
