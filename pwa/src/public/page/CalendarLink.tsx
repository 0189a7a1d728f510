import type { ReactNode } from 'react';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';

/** Leads to a file that a calendar takes in, with a reminder. */
export function CalendarLink({ href }: { readonly href: string }): ReactNode {
  return (
    <ButtonLink compact icon="calendar" href={href}>
      {siteTexts.toCalendar}
    </ButtonLink>
  );
}
