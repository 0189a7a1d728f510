import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { Container } from '../ui/layout/Container.tsx';
import { EmptyState } from '../ui/layout/EmptyState.tsx';

/** In the place of an item that is not there: on a page that was drawn before anybody could know that. */
export function NotFoundNote(): ReactNode {
  const { title, text, link } = siteTexts.notFound;
  return (
    <Container>
      <EmptyState level={2} title={title} text={text} link={{ label: link, href: paths.home }} />
    </Container>
  );
}
