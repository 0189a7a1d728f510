import { cinemaHeads } from '../features/cinema/cinema.heads.ts';
import { competitionHeads } from '../features/competitions/competitions.heads.ts';
import { galleryHead } from '../features/gallery/galleryHead.ts';
import { newsHeads } from '../features/news/news.heads.ts';
import { procurementHeads } from '../features/procurements/procurements.heads.ts';
import { programHeads } from '../features/programs/programs.heads.ts';
import { upcomingOfTypeQuery } from '../features/programs/programs.queries.ts';
import { paths, patterns } from '../paths.ts';
import type { PageHead, PageHeads } from '../site/publicRoute.ts';
import { aboutTexts } from '../texts/about.ts';
import { cinemaTexts } from '../texts/cinema.ts';
import { programTexts } from '../texts/programs.ts';
import { scheduleTexts } from '../texts/schedule.ts';
import { typeOfPage } from './programType.queries.ts';

const pageHeads: PageHeads = {
  [paths.home]: () => ({}),
  [paths.about]: () => ({ title: aboutTexts.title, description: aboutTexts.lead }),
  [paths.schedule]: () => ({
    title: scheduleTexts.title,
    description: scheduleTexts.description,
    parents: [{ label: cinemaTexts.listTitle, href: paths.cinema }],
  }),
  [patterns.programType]: (input, read) => {
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
  ...programHeads,
  ...newsHeads,
  ...cinemaHeads,
  ...competitionHeads,
  ...procurementHeads,
};

/** What the page of a route tells others. Throws for a route that nobody has described. */
export function headOf(route: { readonly path: string }): PageHead {
  const head = pageHeads[route.path];
  if (!head) throw new Error(`No head for ${route.path}`);
  return head;
}
