import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { Container } from '../ui/layout/Container.tsx';
import { EmptyState } from '../ui/layout/EmptyState.tsx';

/** Shown offline instead of content that is not cached. */
export function NotCached(): ReactNode {
  const { title, text, link } = siteTexts.notCached;
  return (
    <Container>
      <EmptyState
        level={2}
        title={title}
        text={text}
        link={{ label: link, href: paths.programs }}
      />
    </Container>
  );
}
