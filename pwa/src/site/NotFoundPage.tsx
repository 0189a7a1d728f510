import type { ReactNode } from 'react';
import { useSavedAt } from '../offline/savedAt.ts';
import { paths } from '../paths.ts';
import { siteTexts } from '../texts/site.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { PageHead } from '../ui/PageHead.tsx';

/** An address that leads nowhere; without a connection nobody can know that, so it is only not kept. */
export function NotFoundPage(): ReactNode {
  const offline = useSavedAt() !== undefined;
  const { title, text, link } = offline ? siteTexts.notKept : siteTexts.notFound;
  return (
    <Container>
      <PageHead title={title} lead={text}>
        <ButtonLink
          kind="green"
          href={offline ? paths.programs : paths.home}
          iconAfter="arrow-right"
        >
          {link}
        </ButtonLink>
      </PageHead>
    </Container>
  );
}
