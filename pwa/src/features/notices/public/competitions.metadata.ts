import { paths } from '../../../shared/paths.ts';
import { noticeJsonLd } from '../../../public/page/jsonLd.ts';
import { noticeTicket } from '../../../public/page/sharedTicket.ts';
import { sharedTicketTexts } from '../../../public/page/sharedTicket.texts.ts';
import { idOf, type PageMetadata } from '../../../public/page/publicRoute.ts';
import { competitionTexts } from './competitions.texts.ts';
import { competitionQuery } from './competitions.queries.ts';

export const competitionMetadata = {
  competitions: () => ({
    title: competitionTexts.listTitle,
    description: competitionTexts.listLead,
    feed: paths.competitionsFeed,
  }),
  competition: (input, read, now) => {
    const competition = read(competitionQuery(idOf(input)))?.competitionById;
    if (!competition) return {};
    return {
      title: competition.title,
      description: competition.excerpt,
      ticket: noticeTicket(competition, sharedTicketTexts.competition, now),
      type: 'article',
      parents: [{ label: competitionTexts.listTitle, href: paths.competitions }],
      jsonLd: (site) => [noticeJsonLd(competition, paths.competition(competition.id), site)],
    };
  },
} satisfies PageMetadata;
