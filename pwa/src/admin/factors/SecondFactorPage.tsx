import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { formatDateTime } from '@centar/domain/dates.ts';
import { isOwnPath } from '@centar/domain/links.ts';
import { authTexts } from '../auth/auth.texts.ts';
import { isOverdue } from '../auth/isOverdue.ts';
import { useSignedIn } from '../auth/session.tsx';
import type { GuardedFrom } from '../auth/SessionGuard.tsx';
import { adminPaths } from '../navigation/adminPaths.ts';
import { readPageFacts } from '../../shared/pageFacts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { AlertBox } from '../ui/AlertBox.tsx';
import { LoginPanel } from '../ui/LoginPanel.tsx';
import { FactorsSection } from './FactorsSection.tsx';

const texts = authTexts.due;

/** After signing in without a demanded second factor. It may be put off until it is due. */
export function SecondFactorPage(): ReactNode {
  const [facts] = useState(() => readPageFacts());
  const user = useSignedIn();
  const [isAsked] = useState(() => (user?.secondFactorDueAt ?? null) !== null);
  const { from } = (useLocation().state ?? {}) as Partial<GuardedFrom>;
  const target = from !== undefined && isOwnPath(from) ? from : adminPaths.panel;
  if (!user) return null;
  if (!isAsked) return <Navigate to={target} replace />;
  const { secondFactorDueAt: dueAt } = user;
  const isDue = isOverdue(dueAt);
  return (
    <LoginPanel title={texts.title} facts={facts}>
      <title>{`${texts.title} – ${facts.name}`}</title>
      {dueAt === null ? (
        <AlertBox tone="green" text={texts.done} />
      ) : (
        <>
          <p className="panel-text">{texts.why}</p>
          <AlertBox
            tone="amber"
            text={isDue ? texts.overdue : texts.until(formatDateTime(dueAt))}
          />
        </>
      )}
      <FactorsSection />
      {isDue ? null : (
        <ButtonLink kind={dueAt === null ? 'green' : 'outline'} href={target}>
          {dueAt === null ? texts.go : texts.later}
        </ButtonLink>
      )}
    </LoginPanel>
  );
}
