import type { ReactNode } from 'react';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import type { ResultOf } from '../../../shared/graphql/tada.ts';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { paths } from '../../../shared/paths.ts';
import { NotFoundNote } from '../../../public/page/NotFoundNote.tsx';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import type { RouteInput } from '../../../public/page/publicRoute.ts';
import { idOf } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { isUpcoming } from '@centar/domain/dates.ts';
import { useSite } from '../../../public/page/siteContext.ts';
import { cornerTexts } from './corners.texts.ts';
import { programTexts } from './programs.texts.ts';
import { CardSlider } from '../../../public/ui/slider/CardSlider.tsx';
import { CategoryList } from '../../../public/ui/detail/CategoryList.tsx';
import { Section } from '../../../public/ui/layout/Container.tsx';
import { DateList } from '../../../public/ui/detail/DateList.tsx';
import { DetailHead } from '../../../public/ui/detail/DetailHead.tsx';
import { DetailLayout } from '../../../public/ui/detail/DetailLayout.tsx';
import { Picture } from '../../../shared/ui/primitives/Picture.tsx';
import { Prose } from '../../../public/ui/detail/Prose.tsx';
import { Tag } from '../../../shared/ui/primitives/Tag.tsx';
import { CornerCard } from './CornerCard.tsx';
import { cornerOfProgram, pageOfProgram } from '../cornerView.ts';
import { ProgramBar } from './ProgramBar.tsx';
import type { ProgramDetail } from '../programs.operations.ts';
import { programQuery, soonQuery } from './programs.queries.ts';
import { atNextDate, stillUpcoming } from '../programDates.ts';
import { tagOf, toDateItem } from '../programView.ts';

type Program = ResultOf<typeof ProgramDetail>['programById'];

const SIDEBAR_ITEMS = 5;

const CATEGORY_LINKS = PROGRAM_TYPES.map((type) => ({
  slug: type.slug,
  label: type.label,
  href: type.isCorner ? paths.corners(type.slug) : paths.programType(type.slug),
}));

/** `/kutak/:id`: one item of a corner, other programmes beside and below it. */
export function CornerDetailPage(input: RouteInput): ReactNode {
  const state = usePageQuery(programQuery(idOf(input) ?? 0));
  return (
    <QueryView state={state} skeleton="detail">
      {({ programById }) =>
        cornerOfProgram(programById) ? <CornerItem program={programById} /> : <NotFoundNote />
      }
    </QueryView>
  );
}

function CornerItem({ program }: { program: Program }): ReactNode {
  const { facts, now } = useSite();
  const soon = usePageQuery(soonQuery());
  const others = stillUpcoming(soon.data?.upcomingPrograms.items ?? [], now).filter(
    ({ id }) => id !== program.id,
  );
  const listed = others
    .slice(0, SIDEBAR_ITEMS)
    .map((other) => ({ ...toDateItem(other), href: pageOfProgram(other) }));
  return (
    <>
      <DetailLayout
        main={<CornerText program={program} />}
        sidebar={
          <>
            <CategoryList
              title={programTexts.all}
              items={CATEGORY_LINKS.filter(({ slug }) => !facts.hiddenTypes.includes(slug))}
              current={tagOf(program).slug}
            />
            {listed.length > 0 ? <DateList title={programTexts.upcoming} items={listed} /> : null}
          </>
        }
      />
      {others.length > 0 ? (
        <Section deferLayout>
          <CardSlider
            title={cornerTexts.alsoLike}
            slides={others.map((other) => (
              <CornerCard key={other.id} program={other} />
            ))}
          />
        </Section>
      ) : null}
    </>
  );
}

function CornerText({ program }: { program: Program }): ReactNode {
  const { now } = useSite();
  const tag = tagOf(program);
  return (
    <>
      <DetailHead
        title={program.title}
        crumbs={{ parents: [parentOf(program)] }}
        tag={<Tag {...tag} />}
        author={programTexts.author(program.author)}
      />
      <PageFreshness quiet />
      <ProgramBar program={program} />
      <Picture
        image={program.image}
        priority
        // Past things are visibly past.
        monotone={!isUpcoming(atNextDate(program, now).eventHappeningDateTime, now)}
        fallbackMark={tag.slug}
        sizes="(min-width: 1440px) 870px, (min-width: 1024px) 62vw, 100vw"
      />
      <Prose text={program.description} lead />
    </>
  );
}

function parentOf(program: Program): { label: string; href: string } {
  const corner = cornerOfProgram(program);
  if (!corner) return { label: programTexts.all, href: paths.programs };
  return { label: cornerTexts.corners[corner.slug].title, href: paths.corners(corner.slug) };
}
