import { paths } from '../../../shared/paths.ts';
import { idOf, type PageMetadata } from '../../../public/page/publicRoute.ts';
import { cornerTexts } from './corners.texts.ts';
import { programTexts } from './programs.texts.ts';
import { cornerOf, cornerOfProgram } from '../cornerView.ts';
import { spanWords } from '../../../public/event/lasting.ts';
import { programJsonLd, type ProgramData } from './programs.jsonLd.ts';
import { programQuery } from './programs.queries.ts';
import { tagOf, titleWithState } from '../programView.ts';
import { atNextDate } from '../programDates.ts';
import { eventTicket } from '../../../public/page/sharedTicket.ts';

/** An event of several days starts with its dates: `Od 19.11.2026 do 20.12.2026. …` */
function described(program: ProgramData): string {
  const span = spanWords(program);
  if (!span) return program.excerpt;
  return `${span.charAt(0).toUpperCase()}${span.slice(1)}. ${program.excerpt}`;
}

export const programMetadata = {
  programs: () => ({ title: programTexts.listTitle, description: programTexts.listLead }),
  program: (input, read, now) => {
    const program = read(programQuery(idOf(input)))?.programById;
    if (!program) return {};
    const { slug, label } = tagOf(program);
    return {
      title: titleWithState(program),
      description: described(program),
      image: program.image,
      ticket: eventTicket(atNextDate(program, now), now),
      parents: [
        { label: programTexts.all, href: paths.programs },
        { label, href: paths.programType(slug) },
      ],
      jsonLd: (site) => [programJsonLd(program, site)],
    };
  },
  cornerPrograms: ({ part }) => {
    const corner = cornerOf(part);
    if (!corner) return {};
    const { title, lead } = cornerTexts.corners[corner.slug];
    return { title, description: lead };
  },
  cornerProgram: (input, read, now) => {
    const program = read(programQuery(idOf(input)))?.programById;
    const corner = program && cornerOfProgram(program);
    if (!corner) return {};
    return {
      title: titleWithState(program),
      description: described(program),
      image: program.image,
      ticket: eventTicket(atNextDate(program, now), now),
      parents: [
        { label: cornerTexts.corners[corner.slug].title, href: paths.corners(corner.slug) },
      ],
      jsonLd: (site) => [programJsonLd(program, site, paths.corner(program.id))],
    };
  },
} satisfies PageMetadata;
