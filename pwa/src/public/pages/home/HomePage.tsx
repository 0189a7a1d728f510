import type { ReactNode } from 'react';
import { sameBelgradeDay } from '@centar/domain/dates.ts';
import type { EventTimes } from '@centar/domain/eventState.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { currentMoviesQuery } from '../../../features/cinema/public/cinema.queries.ts';
import { MovieCard } from '../../../features/cinema/public/MovieCard.tsx';
import { stillShown } from '../../../features/cinema/public/movieView.ts';
import { NewsCard } from '../../../features/news/public/NewsCard.tsx';
import { latestNewsQuery } from '../../../features/news/public/news.queries.ts';
import { PremisesSection } from '../../../features/premises/public/PremisesSection.tsx';
import { FirstProgram } from '../../../features/programs/public/FirstProgram.tsx';
import { PastProgramCard, ProgramCard } from '../../../features/programs/public/ProgramCard.tsx';
import {
  archiveQuery,
  onQuery,
  soonQuery,
} from '../../../features/programs/public/programs.queries.ts';
import { eachOnce, isOnForDays, notPast } from '../../../features/programs/programDates.ts';
import type { ProgramCardData } from '../../../features/programs/programs.operations.ts';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { AboutSection } from '../../ui/layout/AboutSection.tsx';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { CardSlider } from '../../ui/slider/CardSlider.tsx';
import { CategoryButtons } from '../../ui/layout/CategoryButtons.tsx';
import { Container, Section } from '../../ui/layout/Container.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { HomeHero } from '../../ui/layout/HomeHero.tsx';
import { usePageQuery } from '../../page/pageQuery.ts';
import { SectionQuery } from '../../page/SectionQuery.tsx';
import { useSite } from '../../page/siteContext.ts';
import { todayList } from './today.ts';

const texts = siteTexts.home;

const CATEGORIES = PROGRAM_TYPES.map(({ slug, label, isCorner }) => ({
  slug,
  label,
  href:
    slug === 'bioskop'
      ? paths.cinema
      : isCorner
        ? `${paths.programType('mladi')}#${slug}`
        : paths.programType(slug),
}));

export function HomePage(): ReactNode {
  return (
    <>
      <Container>
        <PageFreshness />
      </Container>
      <Welcome />
      <Categories />
      <Programs />
      <News />
      <Cinema />
      <About />
      <Archive />
      <Section deferLayout>
        <PremisesSection />
      </Section>
    </>
  );
}

function Categories(): ReactNode {
  const { hiddenTypes } = useSite().facts;
  return <CategoryButtons items={CATEGORIES.filter(({ slug }) => !hiddenTypes.includes(slug))} />;
}

/** Loaded future programmes and those in progress. */
function usePrograms(): ProgramCardData[] {
  const soon = usePageQuery(soonQuery()).data?.upcomingPrograms.items ?? [];
  const on = usePageQuery(onQuery()).data?.programsOn.items ?? [];
  return eachOnce(soon, on);
}

function Welcome(): ReactNode {
  const { facts, now } = useSite();
  const programs = usePrograms();
  const soon = usePageQuery(soonQuery()).data?.upcomingPrograms;
  const loadedUntil = soon?.nextCursor ? soon.items.at(-1)?.eventHappeningDateTime : undefined;
  const past = usePageQuery(archiveQuery()).data?.pastPrograms.items ?? [];
  const movies = usePageQuery(currentMoviesQuery()).data?.currentMovies.items ?? [];
  return (
    <HomeHero
      title={facts.homeTitle || texts.title}
      lead={facts.description}
      picture={facts.pictures.hero}
      today={todayList({ programs, past, movies, loadedUntil }, facts.hours, now)}
    >
      <ButtonLink kind="gold" href={facts.externalProgramList} iconAfter="arrow-right">
        {texts.button}
      </ButtonLink>
      <a href={paths.whatsOnDay('vikend')}>{texts.weekend}</a>
      <a href={paths.whatsOnForChildren}>{texts.children}</a>
    </HomeHero>
  );
}

/** The next programme, then those in progress for several days, then the rest. */
function onFirst<Program extends EventTimes>(programs: readonly Program[], now: Date): Program[] {
  const [first, ...rest] = programs;
  if (!first) return [];
  const onNow = rest.filter((program) => isOnForDays(program, now));
  return [first, ...onNow, ...rest.filter((program) => !onNow.includes(program))];
}

function Programs(): ReactNode {
  const { now } = useSite();
  const programs = usePrograms();
  return (
    <Section deferLayout>
      <SectionQuery
        title={texts.programs}
        state={usePageQuery(soonQuery())}
        read={() => onFirst(notPast(programs, now), now)}
        empty={<EmptyState title={siteTexts.sectionEmpty} />}
      >
        {([first, ...rest]) => (
          <CardSlider
            title={texts.programs}
            link={{ label: texts.allPrograms, href: paths.programs }}
            between={first ? <FirstProgram program={first} /> : undefined}
            // No autoplay while today's events are among the slides: they would move away from a
            // visitor looking for them.
            autoplay={!rest.some((one) => sameBelgradeDay(one.eventHappeningDateTime, now))}
            slides={rest.map((program) => (
              <ProgramCard key={program.id} program={program} />
            ))}
          />
        )}
      </SectionQuery>
    </Section>
  );
}

function News(): ReactNode {
  return (
    <Section deferLayout>
      <SectionQuery
        title={texts.news}
        state={usePageQuery(latestNewsQuery())}
        read={({ latestNews }) => latestNews.items}
      >
        {(items) => (
          <CardSlider
            title={texts.news}
            link={{ label: texts.allNews, href: paths.news }}
            perView="five"
            slides={items.map((news) => (
              <NewsCard key={news.id} news={news} />
            ))}
          />
        )}
      </SectionQuery>
    </Section>
  );
}

function Cinema(): ReactNode {
  const { now } = useSite();
  return (
    <Section surface="night" deferLayout>
      <SectionQuery
        title={texts.cinema}
        state={usePageQuery(currentMoviesQuery())}
        read={({ currentMovies }) => stillShown(currentMovies.items, now)}
      >
        {(items) => (
          <CardSlider
            title={texts.cinema}
            link={{ label: texts.allMovies, href: paths.schedule }}
            perView="five"
            slides={items.map((movie) => (
              <MovieCard key={movie.id} movie={movie} />
            ))}
          />
        )}
      </SectionQuery>
    </Section>
  );
}

function About(): ReactNode {
  const { facts } = useSite();
  // Hidden until the about text is filled in.
  if (facts.figures.length === 0 && !facts.lead) return null;
  return (
    <AboutSection
      title={facts.aboutTitle || texts.about}
      lead={facts.lead}
      link={{ label: texts.aboutLink, href: paths.about }}
      figures={facts.figures}
    />
  );
}

function Archive(): ReactNode {
  return (
    <Section deferLayout>
      <SectionQuery
        title={texts.archive}
        state={usePageQuery(archiveQuery())}
        read={({ pastPrograms }) => pastPrograms.items}
      >
        {(items) => (
          <CardSlider
            title={texts.archive}
            link={{ label: texts.wholeArchive, href: paths.archive }}
            perView="five"
            slides={items.map((program) => (
              <PastProgramCard key={program.id} program={program} />
            ))}
          />
        )}
      </SectionQuery>
    </Section>
  );
}
