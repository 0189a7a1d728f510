import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { siteTexts } from '../texts/site.ts';
import { ButtonLink } from '../ui/Button.tsx';

/** Leads to the file of a programme that a calendar takes in, with a reminder. */
export function CalendarLink({ programId }: { programId: number }): ReactNode {
  return (
    <ButtonLink compact icon="calendar" href={paths.programCalendar(programId)}>
      {siteTexts.toCalendar}
    </ButtonLink>
  );
}
