import { cinemaMetadata } from '../features/cinema/public/cinema.metadata.ts';
import { competitionMetadata } from '../features/notices/public/competitions.metadata.ts';
import { exhibitionMetadata } from '../features/exhibitions/public/exhibitions.metadata.ts';
import { galleryHead } from '../features/gallery/public/gallery.metadata.ts';
import { newsMetadata } from '../features/news/public/news.metadata.ts';
import { procurementMetadata } from '../features/notices/public/procurements.metadata.ts';
import { programMetadata } from '../features/programs/public/programs.metadata.ts';
import { upcomingOfTypeQuery } from '../features/programs/public/programs.queries.ts';
import { paths } from '../shared/paths.ts';
import { websiteJsonLd } from './page/jsonLd.ts';
import type { PageHead, PageHeadTags } from './page/publicRoute.ts';
import { aboutTexts } from './pages/about/about.texts.ts';
import { cinemaTexts } from '../features/cinema/public/cinema.texts.ts';
import { programTexts } from '../features/programs/public/programs.texts.ts';
import { scheduleTexts } from './pages/schedule/schedule.texts.ts';
import { whatsOnTexts } from './pages/whatsOn/whatsOn.texts.ts';
import { posterTexts } from './pages/posters/posters.texts.ts';
import { bookmarksTexts } from './pages/bookmarks/bookmarks.texts.ts';
import { archiveTexts } from './pages/archive/archive.texts.ts';
import { yearOfArchive } from './pages/archive/archive.queries.ts';
import { archiveTitle, kindOfArchive } from './pages/archive/archiveView.ts';
import type { PageName } from '@centar/domain/pages.ts';
import { isListedChoice, UNKNOWN, whatsOnChoice } from '@centar/domain/whatsOn.ts';
import { choiceOf, scheduleQuery, scheduleTitle } from './pages/schedule/schedule.queries.ts';
import { knownEntries } from './pages/schedule/scheduleView.ts';
import { choiceTitle, whatsOnQuery } from './pages/whatsOn/whatsOnView.ts';
import { parseSearchAddress, searchedKind } from './pages/search/searchView.ts';
import { searchTexts } from './pages/search/search.texts.ts';
import { embedWords } from './pages/publicBody/embed.texts.ts';
import {
  accessibilityWords,
  privacyWords,
  termsWords,
  type TextPageWords,
} from './pages/publicBody/publicBody.texts.ts';
import { notificationTexts } from './pages/notifications/notifications.texts.ts';
import { reservationTexts } from './pages/reservation/reservation.texts.ts';
import { typeOfPage } from './pages/programType/programType.queries.ts';

const headOfText = ({ title, lead }: TextPageWords): PageHeadTags => ({ title, description: lead });

/** The archive of one type is unlisted because the complete archive contains it. */
function headOfArchive(title: string, search: URLSearchParams): PageHeadTags {
  const kind = kindOfArchive(search);
  return {
    title: archiveTitle(title, kind),
    description: archiveTexts.description,
    isUnlisted: kind !== undefined,
  };
}

const PAGE_HEADS: Readonly<Record<PageName, PageHead>> = {
  home: () => ({ jsonLd: (site) => [websiteJsonLd(site)] }),
  about: () => ({ title: aboutTexts.title }),
  accessibility: () => headOfText(accessibilityWords),
  privacy: () => headOfText(privacyWords),
  terms: () => headOfText(termsWords),
  embed: () => ({ title: embedWords.title, description: embedWords.lead }),
  schedule: ({ search }, read) => {
    const choice = choiceOf(search);
    const films = read(scheduleQuery())?.currentMovies.items;
    return {
      title: scheduleTitle(choice, films),
      description: scheduleTexts.description,
      parents: [{ label: cinemaTexts.listTitle, href: paths.cinema }],
      ...(choice.day === UNKNOWN || choice.film === 0 ? { isUnlisted: true } : {}),
    };
  },
  whatsOn: ({ search }, read) => {
    const choice = whatsOnChoice(search);
    const data = read(scheduleQuery());
    const entries = data ? knownEntries(data) : [];
    const { description } = whatsOnTexts;
    const title = choiceTitle(choice, entries);
    return isListedChoice(choice)
      ? { title, description, search: whatsOnQuery(choice) }
      : { title, description, isUnlisted: true };
  },
  posters: () => ({ title: posterTexts.title, description: posterTexts.description }),
  bookmarks: () => ({
    title: bookmarksTexts.title,
    description: bookmarksTexts.description,
    isUnlisted: true,
  }),
  archive: ({ search }) => headOfArchive(archiveTexts.title, search),
  archiveYear: (input) => ({
    ...headOfArchive(archiveTexts.titleOf(yearOfArchive(input) ?? 0), input.search),
    parents: [{ label: archiveTexts.title, href: paths.archive }],
  }),
  search: ({ search }) => {
    const asked = parseSearchAddress(search);
    return asked.text || asked.itemType === UNKNOWN
      ? { title: searchTexts.titleOf(asked.text, searchedKind(asked)), isUnlisted: true }
      : { title: searchTexts.title, description: searchTexts.description };
  },
  programType: (input, read) => {
    const type = typeOfPage(input);
    if (!type) return {};
    const first = read(upcomingOfTypeQuery(type.name))?.upcomingPrograms.items[0];
    return {
      title: type.name,
      description: programTexts.listLead,
      image: first?.image ?? null,
      parents: [{ label: programTexts.all, href: paths.programs }],
      ...(type.slug === 'likovni' ? galleryHead(input.search, read) : {}),
    };
  },
  reservation: () => ({ title: reservationTexts.title, isUnlisted: true }),
  ownReservation: () => ({ title: reservationTexts.ownTitle, isUnlisted: true }),
  notifications: () => ({ title: notificationTexts.title, isUnlisted: true }),
  ownNotifications: () => ({ title: notificationTexts.ownTitle, isUnlisted: true }),
  ...programMetadata,
  ...newsMetadata,
  ...cinemaMetadata,
  ...competitionMetadata,
  ...procurementMetadata,
  ...exhibitionMetadata,
};

export const headOf = (page: PageName): PageHead => PAGE_HEADS[page];
