import type { ReactNode } from 'react';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { useDownload } from '../../shared/ui/primitives/useDownload.tsx';

/** Downloads a calendar file with a reminder. */
export function CalendarLink({
  href,
  label = siteTexts.toCalendar,
}: {
  readonly href: string;
  readonly label?: string;
}): ReactNode {
  const { onClick, note } = useDownload();
  return (
    <>
      <ButtonLink compact icon="calendar" href={href} onClick={onClick}>
        {label}
      </ButtonLink>
      {note}
    </>
  );
}
