import type { ReactNode } from 'react';
import { useSavedAt } from '../device/cachedAt.ts';
import { paths } from '../../shared/paths.ts';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { Container } from '../ui/layout/Container.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';

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
