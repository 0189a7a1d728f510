import type { ReactNode } from 'react';
import { isOpenNotice } from '@centar/domain/notices.ts';
import { dayLabel } from '../../../public/event/dayLabel.ts';
import { useSite } from '../../../public/page/siteContext.ts';
import { DateBadge } from '../../../public/ui/cards/DateBadge.tsx';
import { ShareButton } from '../../../public/ui/detail/ShareButton.tsx';
import { Ticket } from '../../../public/ui/detail/Ticket.tsx';
import { DocumentButton } from '../../../shared/ui/primitives/DocumentLink.tsx';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { noticeTexts } from './notices.texts.ts';
import type { NoticeData } from './notices.types.ts';

/** The large date is the deadline, or the publication date without one. */
export function NoticeBar({
  notice,
  download,
}: {
  readonly notice: NoticeData;
  readonly download: string;
}): ReactNode {
  const { now } = useSite();
  const { deadline, datePosted, documents } = notice;
  const isOpen = isOpenNotice(deadline, now);
  const [document, ...more] = documents;
  const date = deadline ?? datePosted;
  return (
    <Ticket
      date={
        <DateBadge
          iso={date}
          size="detail"
          dateOnly={deadline === null}
          label={dayLabel(date, now)}
        />
      }
      dateLabel={deadline === null ? noticeTexts.posted : noticeTexts.deadline}
      status={isOpen === null ? undefined : <StatusBadge kind={isOpen ? 'open' : 'closed'} />}
      act={document ? <DocumentButton label={download} document={document} /> : undefined}
      contact={
        more.length > 0 ? (
          <a href="#dokumenti">{noticeTexts.moreDocuments(more.length)}</a>
        ) : undefined
      }
      actions={<ShareButton quiet />}
    />
  );
}
