import { Fragment, type ReactNode } from 'react';
import { UNKNOWN } from '@centar/domain/whatsOn.ts';
import { paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { LoadFailure } from '../../page/LoadFailure.tsx';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { NotCached } from '../../page/notes.tsx';
import { usePageQuery } from '../../page/pageQuery.ts';
import type { RouteInput } from '../../page/publicRoute.ts';
import { useSite } from '../../page/siteContext.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { SearchForm } from '../../ui/layout/SearchForm.tsx';
import { MoreLink } from '../../ui/layout/SectionHead.tsx';
import { searchQuery } from './search.queries.ts';
import { searchTexts as texts } from './search.texts.ts';
import { SearchResults } from './SearchResults.tsx';
import {
  parseSearchAddress,
  searchedKind,
  searchHref,
  soughtFacts,
  type SearchRequest,
  type HitGroup,
  type SearchAnswer,
} from './searchView.ts';
import './Search.css';

export function SearchPage({ search }: RouteInput): ReactNode {
  const asked = parseSearchAddress(search);
  const query = searchQuery(asked);
  return (
    <Container>
      <PageHead title={texts.title} lead={asked.text ? undefined : texts.lead}>
        <SearchForm label={texts.label} text={asked.text} hint={texts.hint} />
        <PageFreshness />
      </PageHead>
      {query ? (
        <Answer query={query} asked={asked} />
      ) : (
        <>
          <NoQuery asked={asked} />
          <OtherWays />
        </>
      )}
    </Container>
  );
}

/** Explains why there was no search. */
function NoQuery({ asked }: { readonly asked: SearchRequest }): ReactNode {
  if (asked.itemType === UNKNOWN) return <Nothing asked={asked} />;
  return asked.text ? <EmptyState level={2} mark="bioskop" title={texts.tooShort} /> : null;
}

/** Links to all types. */
function Nothing({ asked }: { readonly asked: SearchRequest }): ReactNode {
  const { text, itemType, page } = asked;
  const isUnknown = itemType === UNKNOWN;
  const title = page > 1 ? texts.noFurther(text) : texts.nothing(text, searchedKind(asked));
  return (
    <EmptyState
      level={2}
      mark="bioskop"
      title={text ? title : texts.notUnderstood}
      text={!isUnknown ? texts.nothingHint : text ? texts.notUnderstood : undefined}
      link={itemType && { label: texts.allKinds, href: searchHref(text) }}
    />
  );
}

interface AnswerProps {
  readonly query: NonNullable<ReturnType<typeof searchQuery>>;
  readonly asked: SearchRequest;
}

function Answer({ query, asked }: AnswerProps): ReactNode {
  const { address, isOnDevice } = useSite();
  const state = usePageQuery(query);
  if (state.data) {
    // The server uses the type names of `domain/itemTypes.ts`.
    const { groups, suggestion } = state.data.search;
    return (
      <>
        {isOnDevice ? <p className="find-off">{texts.offline}</p> : null}
        <Accessible asked={asked} />
        <Found groups={groups as readonly HitGroup[]} asked={asked} suggestion={suggestion} />
      </>
    );
  }
  if (state.code === 'OFFLINE') return <NotCached level={2} />;
  return <LoadFailure retryHref={address} />;
}

/** Links to the filters of 'Šta ima', such as for `znakovni jezik`. */
function Accessible({ asked: { text, itemType, page } }: Pick<AnswerProps, 'asked'>): ReactNode {
  const facts = itemType === undefined && page === 1 ? soughtFacts(text) : [];
  if (facts.length === 0) return null;
  return (
    <p className="find-meant">
      {texts.accessible}
      {facts.map(({ slug, label }, at) => (
        <Fragment key={slug}>
          {at > 0 ? ', ' : ' '}
          <a href={paths.whatsOnAccessible(slug)}>{label}</a>
        </Fragment>
      ))}
    </p>
  );
}

function Found({
  groups,
  suggestion,
  asked,
}: SearchAnswer & { readonly asked: SearchRequest }): ReactNode {
  if (groups.length > 0) return <SearchResults groups={groups} asked={asked} />;
  return (
    <>
      <Nothing asked={asked} />
      {suggestion ? (
        <p className="find-meant">
          {texts.didYouMean} <a href={searchHref(suggestion, asked.itemType)}>„{suggestion}“</a>?
        </p>
      ) : null}
      <OtherWays />
    </>
  );
}

const { everyday } = siteTexts.nav;

function OtherWays(): ReactNode {
  return (
    <nav className="find-others" aria-label={texts.otherWays}>
      <MoreLink label={everyday.whatsOn} href={paths.whatsOn} />
      <MoreLink label={everyday.programs} href={paths.programs} />
      <MoreLink label={everyday.cinema} href={paths.schedule} />
      <MoreLink label={everyday.news} href={paths.news} />
      <MoreLink label={siteTexts.nav.procurements} href={paths.procurements} />
      <MoreLink label={siteTexts.nav.competitions} href={paths.competitions} />
    </nav>
  );
}
