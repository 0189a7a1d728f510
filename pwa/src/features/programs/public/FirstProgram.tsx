import type { ReactNode } from 'react';
import { FirstEvent } from '../../../public/ui/cards/FirstEvent.tsx';
import type { ProgramCardProps } from './ProgramCard.tsx';
import { pageOfProgram } from '../cornerView.ts';
import { placeAndPrice, tagOf } from '../programView.ts';
import { useLasting } from '../../../public/event/useLasting.ts';
import { useMoreDates } from './useMoreDates.ts';
import { useReservations } from './useReservations.ts';

/** The next programme, large. */
export function FirstProgram({
  program,
  priority = false,
}: ProgramCardProps & { readonly priority?: boolean }): ReactNode {
  return (
    <FirstEvent
      href={pageOfProgram(program)}
      image={program.image}
      tag={tagOf(program)}
      title={program.title}
      text={program.excerpt}
      facts={placeAndPrice(program)}
      date={program.eventHappeningDateTime}
      endsAt={program.endsAt}
      lasting={useLasting(program)}
      reservations={useReservations(program)}
      status={program.status}
      more={useMoreDates(program)}
      priority={priority}
    />
  );
}
