import type { ReactNode } from 'react';
import { DETAIL_SIZES } from '../../../public/ui/pictureSizes.ts';
import { itemTopic } from '@centar/domain/notificationPages.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import type { ResultOf } from '../../../shared/graphql/tada.ts';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { NotFoundNote } from '../../../public/page/notes.tsx';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import { idOf, type RouteInput } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { isPast } from '@centar/domain/eventState.ts';
import { useSite } from '../../../public/page/siteContext.ts';
import { paths } from '../../../shared/paths.ts';
import { cornerTexts } from './corners.texts.ts';
import { programTexts } from './programs.texts.ts';
import { CardSlider, RELATED_SLIDES } from '../../../public/ui/slider/CardSlider.tsx';
import { CategoryList, type CategoryListProps } from '../../../public/ui/detail/CategoryList.tsx';
import { Section } from '../../../public/ui/layout/Container.tsx';
import { DateList } from '../../../public/ui/detail/DateList.tsx';
import { DetailHead } from '../../../public/ui/detail/DetailHead.tsx';
import { DetailLayout } from '../../../public/ui/detail/DetailLayout.tsx';
import type { LinkTo } from '../../../shared/ui/primitives/links.ts';
import { ItemPictures } from '../../../public/ui/detail/ItemPictures.tsx';
import { Picture } from '../../../shared/ui/primitives/Picture.tsx';
import { Prose } from '../../../public/ui/detail/Prose.tsx';
import { Visit } from '../../../public/ui/detail/Visit.tsx';
import { Tag } from '../../../shared/ui/primitives/Tag.tsx';
import { cornerOfProgram, type Corner } from '../cornerView.ts';
import { ProgramBar } from './ProgramBar.tsx';
import { ProgramCard } from './ProgramCard.tsx';
import type { ProgramCardData, ProgramDetail } from '../programs.operations.ts';
import { programQuery, soonQuery } from './programs.queries.ts';
import { atNextDate, notPast } from '../programDates.ts';
import { tagOf, toDateItem } from '../programView.ts';

type Program = ResultOf<typeof ProgramDetail>['programById'];

const SIDEBAR_ITEMS = 5;

function categoriesOf(hrefOfCorner: (slug: Corner['slug']) => string): CategoryListProps['items'] {
  return PROGRAM_TYPES.map((type) => ({
    slug: type.slug,
    label: type.label,
    href: type.isCorner ? hrefOfCorner(type.slug) : paths.programType(type.slug),
  }));
}

const PROGRAM_CATEGORIES = categoriesOf((slug) => `${paths.programType('mladi')}#${slug}`);
const CORNER_CATEGORIES = categoriesOf(paths.corners);

export function ProgramDetailPage(input: RouteInput): ReactNode {
  const state = usePageQuery(programQuery(idOf(input)));
  return (
    <QueryView state={state}>
      {({ programById }) => {
        const tag = tagOf(programById);
        return (
          <ProgramView
            program={programById}
            parents={[
              { label: programTexts.all, href: paths.programs },
              { label: tag.label, href: paths.programType(tag.slug) },
            ]}
            categories={PROGRAM_CATEGORIES}
            sidebar={(dates, categories) => [dates, categories]}
            alsoLike={programTexts.alsoLike}
          />
        );
      }}
    </QueryView>
  );
}

/** An item of a corner. */
export function CornerDetailPage(input: RouteInput): ReactNode {
  const state = usePageQuery(programQuery(idOf(input)));
  return (
    <QueryView state={state}>
      {({ programById }) => {
        const corner = cornerOfProgram(programById);
        if (!corner) return <NotFoundNote level={1} />;
        const { title } = cornerTexts.corners[corner.slug];
        return (
          <ProgramView
            program={programById}
            parents={[{ label: title, href: paths.corners(corner.slug) }]}
            categories={CORNER_CATEGORIES}
            sidebar={(dates, categories) => [categories, dates]}
            alsoLike={cornerTexts.alsoLike}
          />
        );
      }}
    </QueryView>
  );
}

/** The differences between programmes and items of corners. */
interface ProgramViewProps {
  readonly program: Program;
  /** The ancestors of this page, outermost first. */
  readonly parents: readonly LinkTo[];
  readonly categories: CategoryListProps['items'];
  /** The order of the two sidebar lists. */
  readonly sidebar: (dates: ReactNode, categories: ReactNode) => readonly ReactNode[];
  /** The title of the other programmes below. */
  readonly alsoLike: string;
}

function ProgramView(props: ProgramViewProps): ReactNode {
  const { program, parents, categories, sidebar, alsoLike } = props;
  const { facts, now } = useSite();
  const soon = usePageQuery(soonQuery());
  const others = notPast(soon.data?.upcomingPrograms.items ?? [], now).filter(
    ({ id }) => id !== program.id,
  );
  const shown = atNextDate(program, now);
  const isRelated = ({ programType }: ProgramCardData): boolean =>
    programType === program.programType;
  const related = [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))];
  const listed = others.slice(0, SIDEBAR_ITEMS).map(toDateItem);
  return (
    <>
      <DetailLayout
        main={<ProgramText program={program} parents={parents} />}
        sidebar={
          <>
            {isPast(shown, now) ? null : (
              <Visit place={shown.place} topic={itemTopic('Program', program.id)} />
            )}
            {sidebar(
              listed.length > 0 ? (
                <DateList key="dates" title={programTexts.upcoming} items={listed} />
              ) : null,
              <CategoryList
                key="categories"
                title={programTexts.all}
                items={categories.filter(({ slug }) => !facts.hiddenTypes.includes(slug))}
                current={tagOf(program).slug}
              />,
            )}
          </>
        }
      />
      {others.length > 0 ? (
        <Section deferLayout>
          <CardSlider
            title={alsoLike}
            slides={related.slice(0, RELATED_SLIDES).map((other) => (
              <ProgramCard key={other.id} program={other} />
            ))}
          />
        </Section>
      ) : null}
    </>
  );
}

function ProgramText({
  program,
  parents,
}: Pick<ProgramViewProps, 'program' | 'parents'>): ReactNode {
  const { now } = useSite();
  const tag = tagOf(program);
  return (
    <>
      <DetailHead
        title={program.title}
        crumbs={{ parents }}
        tag={<Tag {...tag} />}
        author={programTexts.author(program.author)}
      />
      <PageFreshness />
      <ProgramBar program={program} />
      <Picture
        image={program.image}
        priority
        // Makes past events recognisable.
        monotone={isPast(atNextDate(program, now), now)}
        fallbackMark={tag.slug}
        fallbackWord={tag.label}
        sizes={DETAIL_SIZES}
      />
      <ItemPictures {...program} />
      <Prose text={program.description} tree={program.descriptionTree} lead />
    </>
  );
}
