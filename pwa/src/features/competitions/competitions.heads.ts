import { paths, patterns } from '../../paths.ts';
import { noticeJsonLd } from '../../site/jsonLd.ts';
import { idOf } from '../../site/publicRoute.ts';
import type { PageHeads } from '../../site/publicRoute.ts';
import { competitionTexts } from '../../texts/competitions.ts';
import { competitionQuery } from './competitions.queries.ts';

/** What the pages of competitions tell search engines and link previews. */
export const competitionHeads: PageHeads = {
  [paths.competitions]: () => ({
    title: competitionTexts.listTitle,
    description: competitionTexts.listLead,
    feed: paths.competitionsFeed,
  }),
  [patterns.competition]: (input, read) => {
    const competition = read(competitionQuery(idOf(input) ?? 0))?.competitionById;
    if (!competition) return {};
    return {
      title: competition.title,
      description: competition.excerpt,
      type: 'article',
      parents: [{ label: competitionTexts.listTitle, href: paths.competitions }],
      jsonLd: (site) => [noticeJsonLd(competition, paths.competition(competition.id), site)],
    };
  },
};
