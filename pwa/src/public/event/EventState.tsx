import type { ReactNode } from 'react';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import { StatusBadge } from '../../shared/ui/primitives/StatusBadge.tsx';
import type { Lasting } from './lasting.ts';
import { LastingMarks } from './LastingMarks.tsx';

export interface EventStateProps {
  readonly status: EventStatus;
  /** `Pomereno sa 20:00` */
  readonly text?: string | undefined;
  readonly isPast?: boolean;
  readonly lasting?: Lasting | undefined;
}

/** `Otkazano`, `Pomereno` or `Prošlo`; an event in progress shows until when. */
export function EventState({ status, text, isPast = false, lasting }: EventStateProps): ReactNode {
  return (
    <>
      {status === 'scheduled' ? null : <StatusBadge kind={status} text={text} />}
      {isPast ? <StatusBadge kind="past" /> : null}
      {lasting && status !== 'cancelled' ? <LastingMarks lasting={lasting} /> : null}
    </>
  );
}
