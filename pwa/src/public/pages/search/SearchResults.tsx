import { createElement, type ReactNode } from 'react';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import { formatDate, weekday } from '@centar/domain/dates.ts';
import { isPast, timesOf } from '@centar/domain/eventState.ts';
import {
  HITS_ON_A_PAGE,
  markedParts,
  MOST_HITS,
  searchWords,
  type SearchedType,
} from '@centar/domain/wordSearch.ts';
import { tagOf } from '../../../features/programs/programView.ts';
import { plural } from '../../../shared/texts/ui.texts.ts';
import { Pager } from '../../../shared/ui/primitives/Pager.tsx';
import { Tag } from '../../../shared/ui/primitives/Tag.tsx';
import { EventState } from '../../event/EventState.tsx';
import { lastingOf, spanWords, type VisitedEvent } from '../../event/lasting.ts';
import { useSite } from '../../page/siteContext.ts';
import { Chip, Chips } from '../../ui/layout/Chips.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { searchTexts as texts } from './search.texts.ts';
import { shownText } from '../../../shared/script/script.ts';
import {
  searchHref,
  SEARCHED_VIEWS,
  type SearchRequest,
  type Hit,
  type HitGroup,
} from './searchView.ts';

function Marked({ text, words }: { text: string; words: readonly string[] }): ReactNode {
  // Transliterate before splitting: names of several words are recognised only as a unit.
  return markedParts(shownText(text), words).map((part, key) =>
    // The parts of one text are never reordered.
    part.isFound ? createElement('mark', { key }, part.text) : part.text,
  );
}

/** The best of each type with a link to all, or one page of a single type. */
export function SearchResults({
  groups,
  asked,
}: {
  readonly groups: readonly HitGroup[];
  readonly asked: SearchRequest;
}): ReactNode {
  const words = searchWords(asked.text);
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  return (
    <>
      <p className="find-count" role="status">
        {texts.found(count, plural(count, ...texts.hits), asked.text)}
        {groups.some(({ total }) => total === MOST_HITS) ? <span> {texts.most}</span> : null}
      </p>
      <Kinds groups={groups} asked={asked} />
      {groups.map((group) => (
        <Group key={group.itemType} group={group} asked={asked} words={words} />
      ))}
    </>
  );
}

/** With the number of results; for a selected type, a link back to all. */
function Kinds({
  groups,
  asked,
}: {
  groups: readonly HitGroup[];
  asked: SearchRequest;
}): ReactNode {
  if (groups.length < 2 && asked.itemType === undefined) return null;
  return (
    <nav className="find-kinds" aria-label={texts.kinds}>
      <Chips label={texts.kinds}>
        <Chip
          label={texts.all}
          href={searchHref(asked.text)}
          chosen={asked.itemType === undefined}
        />
        {groups.map(({ itemType, total }) => (
          <Chip
            key={itemType}
            label={SEARCHED_VIEWS[itemType].title}
            count={total}
            href={searchHref(asked.text, itemType)}
            chosen={asked.itemType === itemType}
          />
        ))}
      </Chips>
    </nav>
  );
}

interface GroupProps {
  readonly group: HitGroup;
  readonly asked: SearchRequest;
  readonly words: readonly string[];
}

function Group({ group: { itemType, total, hits }, asked, words }: GroupProps): ReactNode {
  const more =
    asked.itemType === undefined && total > hits.length
      ? { label: texts.further(total), href: searchHref(asked.text, itemType) }
      : undefined;
  const pages = Math.ceil(total / HITS_ON_A_PAGE);
  return (
    <section className="find-group">
      <SectionHead title={SEARCHED_VIEWS[itemType].title} link={more} />
      <ol>
        {hits.map((hit) => (
          <Row key={hit.itemId} itemType={itemType} hit={hit} words={words} />
        ))}
      </ol>
      {asked.itemType !== undefined && pages > 1 ? (
        <Pager
          page={asked.page}
          pages={pages}
          hrefFor={(page) => searchHref(asked.text, itemType, page)}
        />
      ) : null}
    </section>
  );
}

interface RowProps {
  readonly itemType: SearchedType;
  readonly hit: Hit;
  readonly words: readonly string[];
}

/** `Otkazano` or `Pomereno`; for a programme also `Prošlo` or `Traje, još 5 dana`. */
function HitState({
  event,
  status,
}: {
  readonly event: VisitedEvent | undefined;
  readonly status: EventStatus;
}): ReactNode {
  const { facts, now } = useSite();
  const lasting = event && lastingOf(event, facts.hours, now);
  return (
    <EventState
      status={status}
      isPast={event !== undefined && isPast(event, now)}
      lasting={lasting && { ...lasting, today: undefined }}
    />
  );
}

function HitDate({
  at,
  span,
  isCancelled,
}: {
  readonly at: string;
  readonly span: string | undefined;
  readonly isCancelled: boolean;
}): ReactNode {
  const date = span ?? formatDate(at);
  return (
    <>
      <time dateTime={at}>{isCancelled ? <s>{date}</s> : date}</time>{' '}
      {span ? null : <span>{weekday(at)}</span>}
    </>
  );
}

function Row({ itemType, hit, words }: RowProps): ReactNode {
  const { title, excerpt, at, programType } = hit;
  const status = hit.status ?? 'scheduled';
  const isCancelled = status === 'cancelled';
  const event =
    itemType === 'Program' && at !== null ? timesOf({ at, endsAt: hit.pastAt }) : undefined;
  return (
    <li>
      <a className="hit" href={SEARCHED_VIEWS[itemType].href(hit)}>
        {at === null ? null : (
          <p className="hit-date">
            {itemType === 'Movie' ? `${texts.next} ` : null}
            <HitDate at={at} span={event && spanWords(event)} isCancelled={isCancelled} />
          </p>
        )}
        <h3>
          <Marked text={title} words={words} />
        </h3>
        {programType === null && status === 'scheduled' ? null : (
          <p className="hit-tags">
            {programType === null ? null : <Tag {...tagOf({ programType })} />}
            <HitState event={event} status={status} />
          </p>
        )}
        <p className="hit-text">
          <Marked text={excerpt} words={words} />
        </p>
      </a>
    </li>
  );
}
