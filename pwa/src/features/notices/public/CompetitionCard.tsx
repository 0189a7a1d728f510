import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths.ts';
import { competitionTexts } from './competitions.texts.ts';
import type { HeadingLevel } from '../../../shared/ui/primitives/links.ts';
import { NewsCardView } from '../../../public/ui/cards/NewsCardView.tsx';
import { NoticeSlide } from '../../../public/ui/detail/NoticeSlide.tsx';
import type { CompetitionCardData } from './competitions.operations.ts';

/** A competition and the level of its title. */
export interface CompetitionCardProps {
  readonly competition: CompetitionCardData;
  readonly level?: HeadingLevel;
}

/** A competition on a card of the list. */
export function CompetitionCard({ competition, level = 3 }: CompetitionCardProps): ReactNode {
  return (
    <NewsCardView
      href={paths.competition(competition.id)}
      title={competition.title}
      text={competition.excerpt}
      date={competition.datePosted}
      level={level}
    />
  );
}

/** A competition in the carousel, with a button of its own. */
export function CompetitionSlide({ competition, level = 3 }: CompetitionCardProps): ReactNode {
  return (
    <NoticeSlide
      href={paths.competition(competition.id)}
      title={competition.title}
      text={competition.excerpt}
      date={competition.datePosted}
      details={competitionTexts.details}
      level={level}
    />
  );
}
