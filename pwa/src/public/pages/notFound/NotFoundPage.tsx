import type { ReactNode } from 'react';
import { LOGGED } from '../../page/LoggedFailure.tsx';
import { useSite } from '../../page/siteContext.ts';
import { paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { CategoryBadge } from '../../../shared/ui/primitives/CategoryBadge.tsx';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { SearchForm } from '../../ui/layout/SearchForm.tsx';
import { MoreLink } from '../../ui/layout/SectionHead.tsx';
import { NextEvents } from './NextEvents.tsx';
import './NotFoundPage.css';

/** Offline the address may exist, so the page only says that it is not cached. */
export function NotFoundPage(): ReactNode {
  const { isOnDevice: offline = false } = useSite();
  const { title, text, link } = offline ? siteTexts.notCached : siteTexts.notFound;
  return (
    <Container className="lost-page">
      <CategoryBadge slug="bioskop" size={56} />
      <i hidden data-start="log" data-words={LOGGED.movieId} data-path="/cinema" />
      <PageHead title={title} lead={text}>
        <SearchForm label={siteTexts.notFound.search} quiet />
        <ButtonLink
          kind="green"
          href={offline ? paths.programs : paths.home}
          iconAfter="arrow-right"
        >
          {link}
        </ButtonLink>
        {offline ? null : (
          <p className="lost-ways">
            <MoreLink label={siteTexts.nav.everyday.whatsOn} href={paths.whatsOn} />
            <MoreLink label={siteTexts.nav.everyday.news} href={paths.news} />
            <MoreLink label={siteTexts.home.wholeArchive} href={paths.archive} />
          </p>
        )}
      </PageHead>
      <NextEvents />
    </Container>
  );
}
