import type { ReactNode } from 'react';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import { StatusBadge } from '../../shared/ui/primitives/StatusBadge.tsx';
import type { Lasting } from './lasting.ts';
import { LastingMarks } from './LastingMarks.tsx';

/** The state of an event. */
export interface EventStateProps {
  readonly status: EventStatus;
  /** The words of an event of several days. */
  readonly lasting?: Lasting | undefined;
}

/** `Otkazano` or `Pomereno`; what lasts and takes place says until when. */
export function EventState({ status, lasting }: EventStateProps): ReactNode {
  return (
    <>
      {status === 'scheduled' ? null : <StatusBadge kind={status} />}
      {lasting && status !== 'cancelled' ? <LastingMarks lasting={lasting} /> : null}
    </>
  );
}
