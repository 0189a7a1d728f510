import type { ReactNode } from 'react';
import { formatDateTime } from '@centar/domain/dates.ts';
import { isOpenNotice } from '@centar/domain/notices.ts';
import { useSite } from '../../../public/page/siteContext.ts';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { noticeTexts } from './notices.texts.ts';

/** Whether a notice is open, and its deadline; nothing without a deadline. */
export function NoticeState({ deadline }: { readonly deadline: string | null }): ReactNode {
  const { now } = useSite();
  const isOpen = isOpenNotice(deadline, now);
  if (isOpen === null || deadline === null) return null;
  return (
    <p className="card-state">
      <StatusBadge kind={isOpen ? 'open' : 'closed'} />
      {noticeTexts.deadlineOn(formatDateTime(deadline))}
    </p>
  );
}
