import type { ReactNode } from 'react';
import { ProgramCard } from '../../../features/programs/public/ProgramCard.tsx';
import { CORNERS, type Corner } from '../../../features/programs/cornerView.ts';
import { upcomingOfTypeQuery } from '../../../features/programs/public/programs.queries.ts';
import { notPast } from '../../../features/programs/programDates.ts';
import { paths } from '../../../shared/paths.ts';
import { usePageQuery } from '../../page/pageQuery.ts';
import { useSite } from '../../page/siteContext.ts';
import { cornerTexts } from '../../../features/programs/public/corners.texts.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { Section } from '../../ui/layout/Container.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { LoadFailure } from '../../page/LoadFailure.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';

/** One row; the corner's page lists all. */
const SHOWN = 3;

/** The sections `#americki` and `#turski` of `/program/mladi` (product decision 9). */
export function YouthCorners(): ReactNode {
  const { hiddenTypes } = useSite().facts;
  return CORNERS.filter(({ slug }) => !hiddenTypes.includes(slug)).map((corner) => (
    <CornerSection key={corner.slug} corner={corner} />
  ));
}

function CornerSection({ corner }: { corner: Corner }): ReactNode {
  const { title, all } = cornerTexts.corners[corner.slug];
  const headId = `${corner.slug}-naslov`;
  return (
    <Section id={corner.slug} labelledBy={headId}>
      <SectionHead
        id={headId}
        title={title}
        link={{ label: all, href: paths.corners(corner.slug) }}
      />
      <CornerCards corner={corner} />
    </Section>
  );
}

function CornerCards({ corner }: { corner: Corner }): ReactNode {
  const { address, now } = useSite();
  const { code, data } = usePageQuery(upcomingOfTypeQuery(corner.name));
  if (code !== undefined) return <LoadFailure retryHref={address} />;
  const programs = notPast(data.upcomingPrograms.items, now).slice(0, SHOWN);
  if (programs.length === 0) {
    return (
      <EmptyState
        mark={corner.slug}
        title={cornerTexts.listEmpty}
        text={cornerTexts.corners[corner.slug].emptyText}
        link={{ label: cornerTexts.past, href: paths.programType(corner.slug) }}
      />
    );
  }
  return (
    <CardGrid>
      {programs.map((program) => (
        <ProgramCard key={program.id} program={program} />
      ))}
    </CardGrid>
  );
}
