import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { ButtonLink, type ButtonLinkProps } from '../../shared/ui/primitives/Button.tsx';
import { eventTexts } from './event.texts.ts';
import type { ShownReservations } from './reservations.ts';

export interface ReserveLinkProps extends Pick<ButtonLinkProps, 'kind' | 'compact'> {
  readonly shown: ShownReservations;
  /** Of one date among several, for screen readers. */
  readonly time?: string | undefined;
}

/** To the form of a date. */
export function ReserveLink({ shown, time, ...look }: ReserveLinkProps): ReactNode {
  const words = eventTexts.reserve[shown.state === 'open' ? 'open' : 'waitingList'];
  return (
    <ButtonLink
      {...look}
      icon="seat"
      href={paths.reservation(shown.dateKey)}
      aria-label={time === undefined ? undefined : `${words}: ${time}`}
    >
      {words}
    </ButtonLink>
  );
}
