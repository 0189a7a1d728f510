import type { ReactNode } from 'react';
import { formatDate, monthName, weekday } from '@centar/domain/dates.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { placeKey, UNKNOWN } from '@centar/domain/whatsOn.ts';
import { pageOfProgram } from '../../../features/programs/cornerView.ts';
import { tagOf } from '../../../features/programs/programView.ts';
import { listAfter, paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { plural } from '../../../shared/texts/ui.texts.ts';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { Tag } from '../../../shared/ui/primitives/Tag.tsx';
import { LongList } from '../../page/LongList.tsx';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { usePageQuery } from '../../page/pageQuery.ts';
import type { RouteInput } from '../../page/publicRoute.ts';
import { QueryView } from '../../page/QueryView.tsx';
import { spanWords } from '../../event/lasting.ts';
import { Chip, Chips } from '../../ui/layout/Chips.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { MoreLink } from '../../ui/layout/SectionHead.tsx';
import { YearNav } from '../../ui/layout/YearNav.tsx';
import type { ArchivedYear } from './archive.operations.ts';
import { yearArchiveQuery, yearOfArchive } from './archive.queries.ts';
import { archiveTexts as texts } from './archive.texts.ts';
import {
  byMonth,
  hasKind,
  archiveTitle,
  kindOfArchive,
  ofKind,
  type ArchivedMonth,
} from './archiveView.ts';
import './Archive.css';

export function ArchivePage(input: RouteInput): ReactNode {
  const kind = kindOfArchive(input.search);
  const after = input.search.get('posle');
  const state = usePageQuery(yearArchiveQuery(yearOfArchive(input) ?? null, after));
  return (
    <QueryView state={state}>
      {({ archiveYears, archiveOfYear }) => {
        const { year, nextCursor } = archiveOfYear;
        // A cached answer of an older version of the site has no cursor.
        const isPart = after !== null || Boolean(nextCursor);
        return (
          <Container>
            <YearHead
              years={archiveYears}
              fullYear={archiveOfYear}
              kind={kind}
              isYearInAddress={input.part !== ''}
              isPart={isPart}
            />
            <Months shown={ofKind(archiveOfYear, kind)} years={archiveYears} isPart={isPart} />
            {nextCursor ? (
              <MoreLink
                label={siteTexts.more}
                href={listAfter(ofChosenKind(paths.archiveOf(year), kind), nextCursor)}
              />
            ) : null}
          </Container>
        );
      }}
    </QueryView>
  );
}

function Months({
  shown,
  years,
  isPart,
}: {
  readonly shown: ArchivedYear;
  readonly years: readonly number[];
  readonly isPart: boolean;
}): ReactNode {
  const months = byMonth(shown);
  if (months.length > 0) return months.map((month) => <Month key={month.month} month={month} />);
  if (years.length === 0) return <EmptyState level={2} title={texts.empty} />;
  return (
    <EmptyState
      level={2}
      title={isPart ? texts.emptyPart : texts.emptyYear(shown.year)}
      link={{ label: texts.allKinds, href: paths.archiveOf(shown.year) }}
    />
  );
}

interface YearHeadProps {
  readonly years: readonly number[];
  /** The complete year, whatever type is selected. */
  readonly fullYear: ArchivedYear;
  readonly kind: ReturnType<typeof kindOfArchive>;
  readonly isYearInAddress: boolean;
  /** The page has only some of the year's events. */
  readonly isPart: boolean;
}

const ofChosenKind = (archive: string, kind: ReturnType<typeof kindOfArchive>): string =>
  kind && kind !== UNKNOWN ? paths.archiveOfKind(archive, kind.slug) : archive;

function YearHead({ years, fullYear, kind, isYearInAddress, isPart }: YearHeadProps): ReactNode {
  const shown = ofKind(fullYear, kind);
  const { year, programs } = shown;
  const title = isYearInAddress ? texts.titleOf(year) : texts.title;
  const here = isYearInAddress ? paths.archiveOf(year) : paths.archive;
  const films = new Set(shown.films.map(({ itemId }) => itemId)).size;
  const counted = (number: number, words: readonly [string, string, string]): string[] =>
    number > 0 ? [`${String(number)} ${plural(number, ...words)}`] : [];
  const count = new Set(programs.map(({ itemId }) => itemId)).size;
  const what = [...counted(count, texts.programs), ...counted(films, texts.films)].join(texts.and);
  return (
    <PageHead
      title={archiveTitle(title, kind)}
      crumbs={
        isYearInAddress ? { parents: [{ label: texts.title, href: paths.archive }] } : undefined
      }
      lead={what && !isPart ? texts.lead(year, what) : undefined}
    >
      <PageFreshness />
      {years.length > 0 ? (
        <YearNav
          label={texts.years}
          years={years.map((one) => ({
            year: one,
            href: ofChosenKind(paths.archiveOf(one), kind),
            shown: one === year,
          }))}
        />
      ) : null}
      {years.length > 0 ? <Kinds fullYear={fullYear} kind={kind} here={here} /> : null}
    </PageHead>
  );
}

function Kinds({
  fullYear,
  kind,
  here,
}: Pick<YearHeadProps, 'fullYear' | 'kind'> & { readonly here: string }): ReactNode {
  const kinds = PROGRAM_TYPES.filter((one) => one === kind || hasKind(fullYear, one));
  return (
    <nav aria-label={texts.kinds}>
      <Chips label={texts.kinds}>
        <Chip label={texts.allKinds} href={here} chosen={!kind} />
        {kinds.map((one) => (
          <Chip
            key={one.slug}
            label={one.label}
            href={paths.archiveOfKind(here, one.slug)}
            chosen={one === kind}
          />
        ))}
      </Chips>
    </nav>
  );
}

function Month({ month: { month, at, programs, films } }: { month: ArchivedMonth }): ReactNode {
  const id = `mesec-${String(month)}`;
  return (
    <section className="past-month" aria-labelledby={id}>
      <h2 id={id}>{monthName(at)}</h2>
      <div>
        <ul>
          <LongList items={programs}>
            {(program) => <PastProgram key={program.itemId} program={program} />}
          </LongList>
        </ul>
        {films.length > 0 ? (
          <p className="past-films">
            <b>{texts.cinema}:</b>{' '}
            <LongList items={films}>
              {({ itemId, title, status }, index) => (
                <span key={itemId}>
                  {index > 0 ? ' · ' : ''}
                  <a href={paths.movie(itemId)}>{title}</a>
                  {status === 'cancelled' ? (
                    <>
                      {' '}
                      <StatusBadge kind="cancelled" />
                    </>
                  ) : null}
                </span>
              )}
            </LongList>
          </p>
        ) : null}
      </div>
    </section>
  );
}

function PastProgram({ program }: { program: ArchivedYear['programs'][number] }): ReactNode {
  const { itemId, title, programType, at, startsAt, endsAt, place, status } = program;
  const tag = tagOf({ programType });
  return (
    <li className="past">
      <p className="past-date">
        {spanWords({ eventHappeningDateTime: startsAt, endsAt }) ?? (
          <>
            <time dateTime={at}>{formatDate(at)}</time> <span>{weekday(at)}</span>
          </>
        )}
      </p>
      <div>
        <h3>
          <a href={pageOfProgram({ id: itemId, programType })}>{title}</a>
        </h3>
        <p className="past-tags">
          <Tag {...tag} />
          {place && placeKey(place) !== placeKey(tag.label) ? <span>{place}</span> : null}
          {status === 'cancelled' ? <StatusBadge kind="cancelled" /> : null}
        </p>
      </div>
    </li>
  );
}
