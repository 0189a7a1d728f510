import type { ReactNode } from 'react';
import type { CentreTexts } from '@centar/domain/centre.ts';
import { PROGRAM_TYPE_NAMES, type Section } from '@centar/domain/sections.ts';
import { useSections } from '../auth/session.tsx';
import { useMoves } from '../halls/useMoves.tsx';
import { LoadedView } from '../screen/LoadedView.tsx';
import type { Loaded } from '../screen/useAsync.ts';
import type { StaffUser } from '../users/users.adminOperations.ts';
import { usePasswordLink } from '../users/usePasswordLink.tsx';
import { decisionsOf } from './decisions.ts';
import { DecisionsView } from './DecisionsView.tsx';
import type { DeskContent } from './desk.adminOperations.ts';
import { deskTexts } from './desk.texts.ts';
import { EveningView } from './EveningView.tsx';
import { usePublishing } from './usePublishing.tsx';
import { WeekView } from './WeekView.tsx';
import './desk.css';

/** The sections whose items take place. */
const EVENTS: readonly Section[] = PROGRAM_TYPE_NAMES;
const NO_USERS: readonly StaffUser[] = [];

export interface DeskViewProps {
  readonly desk: Loaded<DeskContent>;
  readonly now: Date;
  /** For administrators. */
  readonly users?: Loaded<StaffUser[]>;
}

export function DeskView({ desk, now, users }: DeskViewProps): ReactNode {
  const hasEvents = useSections().some((section) => EVENTS.includes(section));
  const moves = useMoves(desk.reload);
  const publishing = usePublishing(desk.reload);
  const password = usePasswordLink(users);
  return (
    <>
      {moves.message}
      {publishing.message}
      {password.shown}
      <LoadedView loaded={desk} failed={deskTexts.evening.failed}>
        {({ evening, hallUses, contentState, desk: { decisions }, centre }) => (
          <>
            <div className="desk">
              {hasEvents ? <EveningView evening={evening} now={now} {...moves} /> : null}
              <DecisionsView
                decisions={decisionsOf(decisions, contentState, users?.data ?? NO_USERS, now)}
                onPublish={(draft) => void publishing.publish(draft)}
                onPassword={password.open}
              />
            </div>
            {hasEvents ? (
              <WeekView
                uses={hallUses}
                halls={(centre.texts as CentreTexts).halls.map(({ name }) => name)}
                now={now}
              />
            ) : null}
          </>
        )}
      </LoadedView>
      {moves.dialog}
    </>
  );
}
