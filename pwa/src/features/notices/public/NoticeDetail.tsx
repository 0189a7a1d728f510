import type { ReactNode } from 'react';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { DetailHead } from '../../../public/ui/detail/DetailHead.tsx';
import { DetailLayout } from '../../../public/ui/detail/DetailLayout.tsx';
import { NoticeSlide } from '../../../public/ui/detail/NoticeSlide.tsx';
import { Prose } from '../../../public/ui/detail/Prose.tsx';
import { Section } from '../../../public/ui/layout/Container.tsx';
import { CardSlider, RELATED_SLIDES } from '../../../public/ui/slider/CardSlider.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { NoticeFacts } from './NoticeFacts.tsx';
import { NoticeState } from './NoticeState.tsx';
import { NoticeDocuments } from './NoticeDocuments.tsx';
import type { NoticeCardData, NoticeData, NoticeTexts } from './notices.types.ts';

export interface NoticeDetailProps {
  readonly notice: NoticeData;
  /** The newest of the same type; may include this one. */
  readonly newest: readonly NoticeCardData[];
  readonly texts: NoticeTexts;
  readonly listHref: string;
  readonly hrefOf: (id: number) => string;
}

/** For competitions and procurements. */
export function NoticeDetail(props: NoticeDetailProps): ReactNode {
  const { notice, newest, texts, listHref, hrefOf } = props;
  const others = newest.filter(({ id }) => id !== notice.id);
  return (
    <>
      <DetailLayout
        main={
          <>
            <DetailHead
              title={notice.title}
              crumbs={{ parents: [{ label: texts.listTitle, href: listHref }] }}
              author={texts.author(notice.author)}
            />
            <PageFreshness />
            <NoticeBar notice={notice} download={texts.download} />
            <Prose text={notice.description} tree={notice.descriptionTree} lead />
          </>
        }
        sidebar={
          <>
            <NoticeDocuments documents={notice.documents} download={texts.download} />
            <NoticeFacts notice={notice} />
          </>
        }
      />
      {others.length > 0 ? (
        <Section deferLayout>
          <CardSlider
            title={texts.others}
            perView="two"
            slides={others
              .slice(0, RELATED_SLIDES)
              .map(({ id, title, excerpt, datePosted, deadline }) => (
                <NoticeSlide
                  key={id}
                  href={hrefOf(id)}
                  title={title}
                  text={excerpt}
                  date={datePosted}
                  status={<NoticeState deadline={deadline} />}
                  details={texts.details}
                />
              ))}
          />
        </Section>
      ) : null}
    </>
  );
}
