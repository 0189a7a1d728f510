import type { ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.texts.ts';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import './StatusBadge.css';

/** The states that a mark can tell. */
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
  | 'asksForPassword';

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
};

/** A state told by colour, icon and word together. */
export interface StatusBadgeProps {
  readonly kind: StatusKind;
  /** Overrides the usual word: `Pomereno sa 20:00`. */
  readonly text?: string | undefined;
}

/** A small mark for the state of an event, a picture or a draft. */
export function StatusBadge({ kind, text }: StatusBadgeProps): ReactNode {
  const [tone, icon] = LOOK[kind];
  return (
    <span className={classes('status', tone)}>
      {icon ? <Icon name={icon} size={16} /> : null}
      {text ?? uiTexts.status[kind]}
    </span>
  );
}

/** Short facts of a screening. */
export interface FactBadgesProps {
  /** `srpski`, `titlovano`, `sinhronizovano`. */
  readonly language?: string | null | undefined;
  /** `12+`. */
  readonly age?: string | null | undefined;
}

/** Language and age of a screening as outlined marks, each with its meaning for screen readers. */
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
