import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { competitionTexts } from '../../texts/competitions.ts';
import type { HeadingLevel } from '../../ui/links.ts';
import { NewsCardView } from '../../ui/NewsCardView.tsx';
import { NoticeSlide } from '../../ui/NoticeSlide.tsx';
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
