import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '@centar/domain/dates.ts';
import { useSite } from '../../../public/page/siteContext.ts';
import { FactRows } from '../../../public/ui/detail/FactRows.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { Telephones } from '../../../shared/ui/primitives/Telephones.tsx';
import { noticeTexts } from './notices.texts.ts';
import type { NoticeData } from './notices.types.ts';
import '../../../public/ui/detail/SideList.css';

export function NoticeFacts({ notice }: { readonly notice: NoticeData }): ReactNode {
  const {
    facts: { phone, email },
  } = useSite();
  const { deadline, number, datePosted } = notice;
  return (
    <section>
      <Heading level={2} className="side-head" text={noticeTexts.facts} />
      <FactRows
        facts={[
          { label: noticeTexts.deadline, value: deadline && formatDateTime(deadline) },
          { label: noticeTexts.referenceNumber, value: number },
          { label: noticeTexts.posted, value: formatDate(datePosted) },
          {
            label: noticeTexts.contact,
            value:
              phone || email ? (
                <>
                  {phone ? <Telephones phone={phone} /> : null}
                  {phone && email ? <br /> : null}
                  {email ? <a href={`mailto:${email}`}>{email}</a> : null}
                </>
              ) : null,
          },
        ]}
      />
    </section>
  );
}
