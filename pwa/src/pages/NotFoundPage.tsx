import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { siteTexts } from '../texts/site.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { PageHead } from '../ui/PageHead.tsx';

/** An address that leads nowhere. */
export function NotFoundPage(): ReactNode {
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
