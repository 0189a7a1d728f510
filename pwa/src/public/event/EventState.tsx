import type { ReactNode } from 'react';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import { StatusBadge } from '../../shared/ui/primitives/StatusBadge.tsx';
import type { Lasting } from './lasting.ts';
import { LastingMarks } from './LastingMarks.tsx';
import type { ShownReservations } from './reservations.ts';

export interface EventStateProps {
  readonly status: EventStatus;
  /** `Pomereno sa 20:00` */
  readonly text?: string | undefined;
  readonly isPast?: boolean;
  readonly lasting?: Lasting | undefined;
  readonly reservations?: ShownReservations | undefined;
}

/**
 * `Otkazano`, `Pomereno` or `Prošlo`; an event in progress shows until when, one with reservations
 * whether places are left.
 */
export function EventState(props: EventStateProps): ReactNode {
  const { status, text, isPast = false, lasting, reservations } = props;
  return (
    <>
      {status === 'scheduled' ? null : <StatusBadge kind={status} text={text} />}
      {isPast ? <StatusBadge kind="past" /> : null}
      {lasting && status !== 'cancelled' ? <LastingMarks lasting={lasting} /> : null}
      {reservations ? <StatusBadge kind={reservations.kind} text={reservations.text} /> : null}
    </>
  );
}
