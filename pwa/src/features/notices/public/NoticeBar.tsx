import type { ReactNode } from 'react';
import { formatDate } from '@centar/domain/dates.ts';
import { isOpenNotice } from '@centar/domain/notices.ts';
import { useSite } from '../../../public/page/siteContext.ts';
import { DateBadge } from '../../../public/ui/cards/DateBadge.tsx';
import { DetailBar } from '../../../public/ui/detail/DetailBar.tsx';
import { ShareButton } from '../../../public/ui/detail/ShareButton.tsx';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import './NoticeDocuments.css';
import { noticeTexts } from './notices.texts.ts';
import type { NoticeData } from './notices.types.ts';

/** The large date is the deadline, or the publication date without one. */
export function NoticeBar({ notice }: { readonly notice: NoticeData }): ReactNode {
  const { now } = useSite();
  const { deadline, datePosted, number } = notice;
  const isOpen = isOpenNotice(deadline, now);
  const facts = [
    number && noticeTexts.number(number),
    deadline && `${noticeTexts.posted} ${formatDate(datePosted)}`,
  ].filter(Boolean);
  return (
    <>
      <DetailBar
        date={<DateBadge iso={deadline ?? datePosted} size="detail" dateOnly={deadline === null} />}
        dateLabel={deadline === null ? noticeTexts.posted : noticeTexts.deadline}
        status={
          isOpen === null ? undefined : (
            <p>
              <StatusBadge kind={isOpen ? 'open' : 'closed'} />
            </p>
          )
        }
        actions={<ShareButton />}
      />
      {facts.length > 0 ? <p className="papers-facts">{facts.join(' · ')}</p> : null}
    </>
  );
}
