import type { ReactNode } from 'react';
import { pageOfProgram } from '../../../features/programs/cornerView.ts';
import { PastProgramCard, ProgramCard } from '../../../features/programs/public/ProgramCard.tsx';
import {
  pastOfTypeQuery,
  upcomingOfTypeQuery,
} from '../../../features/programs/public/programs.queries.ts';
import { toDateItem } from '../../../features/programs/programView.ts';
import { isOnForDays, notPast } from '../../../features/programs/programDates.ts';
import { eventTexts } from '../../event/event.texts.ts';
import { lastingOf } from '../../event/lasting.ts';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { paths } from '../../../shared/paths.ts';
import { pastEventsTexts } from '../../../features/programs/pastEvents.texts.ts';
import { programTexts } from '../../../features/programs/public/programs.texts.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { DatedLinks } from '../../ui/detail/DateList.tsx';
import { CardSlider } from '../../ui/slider/CardSlider.tsx';
import { Container, Section } from '../../ui/layout/Container.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { LoadFailure } from '../../page/LoadFailure.tsx';
import { CalendarSubscription } from '../../ui/layout/Subscription.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { TypeHero } from '../../ui/layout/TypeHero.tsx';
import { NotFoundNote } from '../../page/notes.tsx';
import { usePageQuery } from '../../page/pageQuery.ts';
import type { RouteInput } from '../../page/publicRoute.ts';
import { useSite } from '../../page/siteContext.ts';
import { VisualArts } from './VisualArts.tsx';
import { typeOfPage, type TypeOfPage } from './programType.queries.ts';
import { YouthCorners } from './YouthCorners.tsx';

/** Fewer items leave most of a slider empty. */
const FEW = 4;

export function ProgramTypePage(input: RouteInput): ReactNode {
  const type = typeOfPage(input);
  return type ? <TypeView type={type} /> : <NotFoundNote level={1} />;
}

function TypeView({ type }: { type: TypeOfPage }): ReactNode {
  const { facts, now, origin } = useSite();
  const upcoming = usePageQuery(upcomingOfTypeQuery(type.name));
  const all = notPast(upcoming.data?.upcomingPrograms.items ?? [], now);
  const onNow = all.filter((program) => isOnForDays(program, now));
  const programs = all.filter((program) => !onNow.includes(program));
  // The next programme, otherwise one in progress.
  const first = programs[0] ?? onNow[0];
  // The first one is shown large above. If it is the only one, it is repeated in the row.
  const subscription = (
    <CalendarSubscription origin={origin} path={paths.typeCalendar(type.slug)} />
  );
  const inRow = programs.length > 1 ? programs.slice(1) : programs;
  return (
    <>
      <TypeHero
        tag={type}
        event={
          first && {
            ...first,
            date: first.eventHappeningDateTime,
            lasting: lastingOf(first, facts.hours, now),
            href: pageOfProgram(first),
          }
        }
      />
      <Container>
        <PageFreshness />
      </Container>
      {onNow.length > 0 ? (
        <Section>
          <SectionHead title={eventTexts.lastsNow} />
          {programs.length === 0 ? subscription : null}
          <CardGrid>
            {onNow.map((program) => (
              <ProgramCard key={program.id} program={program} />
            ))}
          </CardGrid>
        </Section>
      ) : null}
      {onNow.length > 0 && programs.length === 0 ? null : (
        <Section>
          <SectionHead title={programTexts.upcoming} />
          {subscription}
          <Upcoming type={type} code={upcoming.code}>
            {inRow.map((program) => (
              <ProgramCard key={program.id} program={program} />
            ))}
          </Upcoming>
        </Section>
      )}
      {type.slug === 'mladi' ? <YouthCorners /> : null}
      {type.slug === 'likovni' ? <VisualArts /> : null}
      <Past type={type} />
    </>
  );
}

/** A few as a list, otherwise a slider. */
function Past({ type }: { readonly type: TypeOfPage }): ReactNode {
  const { address } = useSite();
  const { data, code } = usePageQuery(pastOfTypeQuery(type.name));
  const programs = data?.pastPrograms.items ?? [];
  const link = { label: siteTexts.home.wholeArchive, href: paths.archive };
  if (code !== undefined && code !== 'OFFLINE') {
    return (
      <Section>
        <SectionHead title={programTexts.past} />
        <LoadFailure
          retryHref={address}
          text={pastEventsTexts.failed}
          popup={pastEventsTexts.popup}
        />
      </Section>
    );
  }
  if (programs.length === 0) return null;
  if (programs.length < FEW) {
    return (
      <Section>
        <SectionHead title={programTexts.past} link={link} />
        <DatedLinks items={programs.map(toDateItem)} dateOnly />
      </Section>
    );
  }
  return (
    <Section deferLayout>
      <CardSlider
        title={programTexts.past}
        link={link}
        perView="four"
        slides={programs.map((program) => (
          <PastProgramCard key={program.id} program={program} />
        ))}
      />
    </Section>
  );
}

interface UpcomingProps {
  readonly type: TypeOfPage;
  readonly code: string | undefined;
  readonly children: readonly ReactNode[];
}

function Upcoming({ type, code, children }: UpcomingProps): ReactNode {
  const { address, facts } = useSite();
  const past = usePageQuery(pastOfTypeQuery(type.name)).data?.pastPrograms.items ?? [];
  if (code !== undefined) return <LoadFailure retryHref={address} />;
  if (children.length > 0) return <CardGrid>{children}</CardGrid>;
  return (
    <EmptyState
      mark={type.slug}
      title={facts.emptyTexts.programs || programTexts.listEmpty}
      text={past.length > 0 ? programTexts.typeEmptyText : undefined}
      link={{ label: siteTexts.home.allPrograms, href: paths.programs }}
    />
  );
}
