import type { ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.texts.ts';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import './StatusBadge.css';

export type StatusKind =
  | 'upcoming'
  | 'on'
  | 'cancelled'
  | 'moved'
  | 'past'
  | 'open'
  | 'closed'
  | 'free'
  | 'rented'
  | 'draft'
  | 'unpublished'
  | 'planned'
  | 'asksForPassword'
  | 'seats'
  | 'waitingList'
  | 'full';

const LOOK: Readonly<Record<StatusKind, readonly [tone: string, icon: IconName | null]>> = {
  upcoming: ['status-ok', 'check'],
  on: ['status-ok', 'clock'],
  free: ['status-ok', 'check'],
  open: ['status-ok', 'check'],
  closed: ['', 'cross'],
  cancelled: ['status-no', 'cross'],
  moved: ['status-warning', 'clock'],
  draft: ['status-warning', 'pencil'],
  unpublished: ['', 'pencil'],
  planned: ['', 'clock'],
  asksForPassword: ['status-warning', 'key'],
  past: ['', null],
  rented: ['', null],
  seats: ['status-ok', 'seat'],
  waitingList: ['status-warning', 'clock'],
  full: ['', 'cross'],
};

export interface StatusBadgeProps {
  readonly kind: StatusKind;
  /** Overrides the default: `Pomereno sa 20:00`. */
  readonly text?: string | undefined;
}

/** Shows a status by colour, icon and word together. */
export function StatusBadge({ kind, text }: StatusBadgeProps): ReactNode {
  const [tone, icon] = LOOK[kind];
  return (
    <span className={classes('status', tone)}>
      {icon ? <Icon name={icon} size={16} /> : null}
      {text ?? uiTexts.status[kind]}
    </span>
  );
}

export interface FactBadgesProps {
  /** `srpski`, `titlovano`, `sinhronizovano`. */
  readonly language?: string | null | undefined;
  /** `12+`. */
  readonly age?: string | null | undefined;
}

/** Language and age mark of a screening, each with a label for screen readers. */
export function FactBadges({ language, age }: FactBadgesProps): ReactNode {
  if (!language && !age) return null;
  return (
    <span className="facts">
      {language ? (
        <span>
          <i className="visually-hidden">{`${uiTexts.facts.language}: `}</i>
          {language}
        </span>
      ) : null}
      {age ? (
        <span>
          <i className="visually-hidden">{`${uiTexts.facts.age}: `}</i>
          {age}
        </span>
      ) : null}
    </span>
  );
}
