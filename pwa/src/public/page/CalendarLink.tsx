import type { ReactNode } from 'react';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import '../../shared/ui/primitives/states.css';

/** Downloads a calendar file with a reminder. */
export function CalendarLink({
  href,
  label = siteTexts.toCalendar,
}: {
  readonly href: string;
  readonly label?: string;
}): ReactNode {
  return (
    <ButtonLink compact icon="calendar" href={href} data-press="download">
      {label}
    </ButtonLink>
  );
}
