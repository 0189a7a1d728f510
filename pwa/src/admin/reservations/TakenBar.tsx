import type { ReactNode } from 'react';
import { reservationTexts as texts } from './reservations.texts.ts';

export interface TakenBarProps {
  readonly taken: number;
  readonly places: number;
}

/** The number is beside it in words. */
export function TakenBar({ taken, places }: TakenBarProps): ReactNode {
  return (
    <span className="taken">
      <span className="taken-bar" aria-hidden="true">
        <span
          className={taken >= places ? 'is-full' : undefined}
          style={{ width: `${String(Math.min(100, Math.round((taken / places) * 100)))}%` }}
        />
      </span>
      <span>{texts.taken(taken, places)}</span>
    </span>
  );
}
