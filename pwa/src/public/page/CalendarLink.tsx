import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';

/** Leads to the file of a programme that a calendar takes in, with a reminder. */
export function CalendarLink({ programId }: { programId: number }): ReactNode {
  return (
    <ButtonLink compact icon="calendar" href={paths.programCalendar(programId)}>
      {siteTexts.toCalendar}
    </ButtonLink>
  );
}
