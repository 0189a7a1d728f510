import type { ReactNode } from 'react';
import { findProgramType, PROGRAM_TYPES } from '../../../domain/sections.ts';
import type { ProgramTypeInfo, ProgramTypeName } from '../../../domain/sections.ts';
import { PastProgramCard, ProgramCard } from '../features/programs/ProgramCard.tsx';
import { pastOfTypeQuery, upcomingOfTypeQuery } from '../features/programs/programs.queries.ts';
import { stillUpcoming } from '../features/programs/programView.ts';
import { PageFreshness } from '../offline/PageFreshness.tsx';
import { paths } from '../paths.ts';
import { programTexts } from '../texts/programs.ts';
import { siteTexts } from '../texts/site.ts';
import { CardGrid } from '../ui/CardGrid.tsx';
import { CardSlider } from '../ui/CardSlider.tsx';
import { Container, Section } from '../ui/Container.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorBand } from '../ui/ErrorBand.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TypeHero } from '../ui/TypeHero.tsx';
import { NotFoundPage } from '../site/NotFoundPage.tsx';
import { usePageQuery } from '../site/pageQuery.ts';
import type { RouteInput } from '../site/publicRoute.ts';
import { useSite } from '../site/siteContext.ts';
import { VisualArts } from './VisualArts.tsx';
import { youthCornerQueries, YouthCorners } from './YouthCorners.tsx';

type TypeOfPage = ProgramTypeInfo & { readonly name: ProgramTypeName };

/** The programme type of an address; undefined for an unknown one. */
export function typeOfPage({ params }: RouteInput): TypeOfPage | undefined {
  const slug = params['slug'] ?? '';
  return PROGRAM_TYPES.some((type) => type.slug === slug) ? findProgramType(slug) : undefined;
}

/** What the page of a type asks for. */
export const typeQueries = (type: TypeOfPage) => [
  upcomingOfTypeQuery(type.name),
  pastOfTypeQuery(type.name),
  ...(type.slug === 'mladi' ? youthCornerQueries() : []),
];

/** `/program/:slug`: one programme type, what is coming and what has been. */
export function ProgramTypePage(input: RouteInput): ReactNode {
  const type = typeOfPage(input);
  return type ? <TypeView type={type} /> : <NotFoundPage />;
}

function TypeView({ type }: { type: TypeOfPage }): ReactNode {
  const { now } = useSite();
  const upcoming = usePageQuery(upcomingOfTypeQuery(type.name));
  const past = usePageQuery(pastOfTypeQuery(type.name));
  const programs = stillUpcoming(upcoming.data?.upcomingPrograms.items ?? [], now);
  const earlier = past.data?.pastPrograms.items ?? [];
  const [first] = programs;
  const shown = first ?? earlier[0];
  return (
    <>
      <TypeHero
        image={shown?.image ?? null}
        tag={{ slug: type.slug, label: type.name }}
        title={first?.title ?? type.name}
        date={first?.eventHappeningDateTime}
        cancelled={first?.status === 'cancelled'}
        href={first ? paths.program(first.id) : undefined}
      />
      <Container>
        <PageFreshness quiet />
      </Container>
      <Section>
        <SectionHead title={programTexts.upcoming} />
        <Upcoming type={type} loading={upcoming.loading} code={upcoming.code}>
          {programs.map((program) => (
            <ProgramCard key={program.id} program={program} />
          ))}
        </Upcoming>
      </Section>
      {type.slug === 'mladi' ? <YouthCorners /> : null}
      {type.slug === 'likovni' ? <VisualArts /> : null}
      {earlier.length > 0 ? (
        <Section>
          <CardSlider
            title={programTexts.past}
            perView="four"
            peek={52}
            slides={earlier.map((program) => (
              <PastProgramCard key={program.id} program={program} />
            ))}
          />
        </Section>
      ) : null}
    </>
  );
}

interface UpcomingProps {
  readonly type: TypeOfPage;
  readonly loading: boolean;
  readonly code: string | undefined;
  readonly children: readonly ReactNode[];
}

function Upcoming({ type, loading, code, children }: UpcomingProps): ReactNode {
  const { address } = useSite();
  if (loading) return <Skeleton kind="card" />;
  if (code !== undefined) return <ErrorBand text={siteTexts.failed.band} retryHref={address} />;
  if (children.length > 0) return <CardGrid>{children}</CardGrid>;
  return (
    <EmptyState
      mark={type.slug}
      title={programTexts.listEmpty}
      text={programTexts.typeEmptyText}
      link={{ label: siteTexts.home.allPrograms, href: paths.programs }}
    />
  );
}
