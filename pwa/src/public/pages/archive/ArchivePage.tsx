import type { ReactNode } from 'react';
import { formatDate, monthName, weekday } from '@centar/domain/dates.ts';
import { placeKey } from '@centar/domain/whatsOn.ts';
import { pageOfProgram } from '../../../features/programs/cornerView.ts';
import { tagOf } from '../../../features/programs/programView.ts';
import { paths } from '../../../shared/paths.ts';
import { plural } from '../../../shared/texts/ui.texts.ts';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { Tag } from '../../../shared/ui/primitives/Tag.tsx';
import { LongList } from '../../page/LongList.tsx';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { usePageQuery } from '../../page/pageQuery.ts';
import type { RouteInput } from '../../page/publicRoute.ts';
import { QueryView } from '../../page/QueryView.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { YearNav } from '../../ui/layout/YearNav.tsx';
import type { ArchivedYear } from './archive.operations.ts';
import { yearArchiveQuery, yearOfArchive } from './archive.queries.ts';
import { archiveTexts as texts } from './archive.texts.ts';
import { byMonth } from './archiveView.ts';
import type { ArchivedMonth } from './archiveView.ts';
import './Archive.css';

/** `/arhiva` and `/arhiva/:godina`: what is over, by month. */
export function ArchivePage(input: RouteInput): ReactNode {
  const state = usePageQuery(yearArchiveQuery(yearOfArchive(input) ?? null));
  return (
    <QueryView state={state} skeleton="row">
      {({ archiveYears, archiveOfYear }) => (
        <Container>
          <YearHead years={archiveYears} shown={archiveOfYear} isAsked={'year' in input.params} />
          {byMonth(archiveOfYear).map((month) => (
            <Month key={month.month} month={month} />
          ))}
          {archiveYears.length === 0 ? <EmptyState level={2} title={texts.empty} /> : null}
        </Container>
      )}
    </QueryView>
  );
}

interface YearHeadProps {
  readonly years: readonly number[];
  readonly shown: ArchivedYear;
  readonly isAsked: boolean;
}

function YearHead({ years, shown, isAsked }: YearHeadProps): ReactNode {
  const { year, programs } = shown;
  const films = new Set(shown.films.map(({ itemId }) => itemId)).size;
  const counted = (number: number, words: readonly [string, string, string]): string[] =>
    number > 0 ? [`${String(number)} ${plural(number, ...words)}`] : [];
  const what = [...counted(programs.length, texts.programs), ...counted(films, texts.films)].join(
    texts.and,
  );
  return (
    <PageHead
      title={isAsked ? texts.titleOf(year) : texts.title}
      crumbs={isAsked ? { parents: [{ label: texts.title, href: paths.archive }] } : undefined}
      lead={what ? texts.lead(year, what) : undefined}
    >
      <PageFreshness />
      {years.length > 0 ? (
        <YearNav
          label={texts.years}
          years={years.map((one) => ({
            year: one,
            href: paths.archiveOf(one),
            shown: one === year,
          }))}
        />
      ) : null}
    </PageHead>
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
              {({ itemId, title }, index) => (
                <span key={itemId}>
                  {index > 0 ? ' · ' : ''}
                  <a href={paths.movie(itemId)}>{title}</a>
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
  const { itemId, title, programType, at, place, status } = program;
  const tag = tagOf({ programType });
  return (
    <li className="past">
      <p className="past-date">
        <time dateTime={at}>{formatDate(at)}</time> <span>{weekday(at)}</span>
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
