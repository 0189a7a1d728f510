import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { Container } from '../ui/layout/Container.tsx';
import { EmptyState } from '../ui/layout/EmptyState.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';

export interface NoteProps {
  /** 1 where the page has no other headline. */
  readonly level: 1 | 2;
}

function note({ title, text, link }: typeof siteTexts.notCached, href: string, level: 1 | 2) {
  return (
    <Container>
      {level === 2 ? (
        <EmptyState level={2} title={title} text={text} link={{ label: link, href }} />
      ) : (
        <PageHead title={title} lead={text}>
          <ButtonLink kind="green" href={href} iconAfter="arrow-right">
            {link}
          </ButtonLink>
        </PageHead>
      )}
    </Container>
  );
}

/** Shown when the data reveals after rendering began that the item does not exist. */
export const NotFoundNote = ({ level }: NoteProps): ReactNode =>
  note(siteTexts.notFound, paths.home, level);

/** Shown offline instead of content that is not cached. */
export const NotCached = ({ level }: NoteProps): ReactNode =>
  note(siteTexts.notCached, paths.programs, level);
