import type { ReactNode } from 'react';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { BookmarkList } from './BookmarkList.island.tsx';
import { bookmarksTexts as texts } from './bookmarks.texts.ts';
import './Bookmarks.css';

export function BookmarksPage(): ReactNode {
  return (
    <Container>
      <PageHead title={texts.title} lead={texts.lead}>
        <PageFreshness />
        <p className="mine-noscript">{texts.noScript}</p>
      </PageHead>
      <BookmarkList />
      <p className="mine-failed">{texts.failed}</p>
    </Container>
  );
}
