import type { ReactNode } from 'react';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import { StatusBadge } from '../../shared/ui/primitives/StatusBadge.tsx';
import type { Lasting } from './lasting.ts';
import { LastingMarks } from './LastingMarks.tsx';

/** The state of an event. */
export interface EventStateProps {
  readonly status: EventStatus;
  /** `Pomereno sa 20:00` */
  readonly text?: string | undefined;
  readonly isPast?: boolean;
  /** The words of an event of several days. */
  readonly lasting?: Lasting | undefined;
}

/** `Otkazano` or `Pomereno`, `Prošlo`; what lasts and takes place says until when. */
export function EventState({ status, text, isPast = false, lasting }: EventStateProps): ReactNode {
  return (
    <>
      {status === 'scheduled' ? null : <StatusBadge kind={status} text={text} />}
      {isPast ? <StatusBadge kind="past" /> : null}
      {lasting && status !== 'cancelled' ? <LastingMarks lasting={lasting} /> : null}
    </>
  );
}
