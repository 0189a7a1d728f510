import type { ReactNode } from 'react';
import { EventCard } from '../../../public/ui/cards/EventCard.tsx';
import { pageOfProgram } from '../cornerView.ts';
import type { ProgramCardProps } from './ProgramCard.tsx';
import { tagOf } from '../programView.ts';
import { useMoreDates } from './useMoreDates.ts';

/** A programme on a card that opens a corner's item as a corner's item. */
export function CornerCard({ program, level = 3 }: ProgramCardProps): ReactNode {
  return (
    <EventCard
      href={pageOfProgram(program)}
      image={program.image}
      tag={tagOf(program)}
      title={program.title}
      text={program.excerpt}
      date={program.eventHappeningDateTime}
      status={program.status}
      more={useMoreDates(program)}
      level={level}
    />
  );
}
