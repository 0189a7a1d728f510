import type { ReactNode } from 'react';
import { NewsCardView } from '../../../public/ui/cards/NewsCardView.tsx';
import { CardGrid } from '../../../public/ui/cards/CardGrid.tsx';
import { Section } from '../../../public/ui/layout/Container.tsx';
import { EmptyState } from '../../../public/ui/layout/EmptyState.tsx';
import { MoreLink } from '../../../public/ui/layout/SectionHead.tsx';
import { listAfter } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { NoticeState } from './NoticeState.tsx';
import { noticeTexts } from './notices.texts.ts';
import type { NoticeCardData } from './notices.types.ts';

export interface NoticeListProps {
  readonly items: readonly NoticeCardData[];
  /** Of the next page at `listHref`. */
  readonly nextCursor: string | null;
  readonly listHref: string;
  readonly hrefOf: (id: number) => string;
  readonly empty: { readonly title: string; readonly text: string | undefined };
}

/** Competitions or procurements, newest first. */
export function NoticeList(props: NoticeListProps): ReactNode {
  const { items, nextCursor, listHref, hrefOf, empty } = props;
  return (
    <Section flush>
      {items.length === 0 ? (
        <EmptyState level={2} {...empty} />
      ) : (
        <CardGrid>
          {items.map(({ id, title, excerpt, datePosted, deadline }) => (
            <NewsCardView
              key={id}
              href={hrefOf(id)}
              title={title}
              text={excerpt}
              date={datePosted}
              dateWord={noticeTexts.posted}
              status={<NoticeState deadline={deadline} />}
              level={2}
            />
          ))}
        </CardGrid>
      )}
      {nextCursor ? (
        <MoreLink label={siteTexts.more} href={listAfter(listHref, nextCursor)} />
      ) : null}
    </Section>
  );
}
