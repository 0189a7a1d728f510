import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { Container } from '../ui/layout/Container.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';

/** Shown when the data reveals after rendering began that the item does not exist. */
export function NotFoundNote(): ReactNode {
  const { title, text, link } = siteTexts.notFound;
  return (
    <Container>
      <PageHead title={title} lead={text}>
        <ButtonLink kind="green" href={paths.home} iconAfter="arrow-right">
          {link}
        </ButtonLink>
      </PageHead>
    </Container>
  );
}
