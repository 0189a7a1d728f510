import type { ReactNode } from 'react';
import { THIRD_SIZES } from '../../../public/ui/pictureSizes.ts';
import { admissionText } from '@centar/domain/admissionText.ts';
import { formatBeside } from '@centar/domain/dates.ts';
import { itemTopic } from '@centar/domain/notificationPages.ts';
import { filmLine, shownYear } from '@centar/domain/content/filmLine.ts';
import { movedText } from '../../../public/event/movedText.ts';
import { CalendarLink } from '../../../public/page/CalendarLink.tsx';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import { LOGGED, LoggedFailure } from '../../../public/page/LoggedFailure.tsx';
import { idOf, type RouteInput } from '../../../public/page/publicRoute.ts';
import { QueryView } from '../../../public/page/QueryView.tsx';
import { useSite } from '../../../public/page/siteContext.ts';
import { screeningKey } from '@centar/domain/dateKey.ts';
import { paths } from '../../../shared/paths.ts';
import { cinemaTexts } from './cinema.texts.ts';
import { CardSlider, RELATED_SLIDES } from '../../../public/ui/slider/CardSlider.tsx';
import { Section } from '../../../public/ui/layout/Container.tsx';
import { FilmHead } from './FilmHead.tsx';
import { FilmTicket } from './FilmTicket.tsx';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { DetailLayout } from '../../../public/ui/detail/DetailLayout.tsx';
import { FactRows } from '../../../public/ui/detail/FactRows.tsx';
import { MorePictures } from '../../../public/ui/detail/ItemPictures.tsx';
import { itemPicturesTexts } from '../../../public/ui/detail/itemPictures.texts.ts';
import { Visit } from '../../../public/ui/detail/Visit.tsx';
import { shownReservations } from '../../../public/event/reservations.ts';
import { DateActions } from '../../../public/ui/detail/DateActions.tsx';
import { ScreeningList } from '../../../public/ui/detail/ScreeningList.tsx';
import { SectionHead } from '../../../public/ui/layout/SectionHead.tsx';
import { HallsAccess } from '../../../public/ui/access/AccessFacts.tsx';
import type { Movie } from './cinema.operations.ts';
import { currentMoviesQuery, movieQuery } from './cinema.queries.ts';
import { MovieCard } from './MovieCard.tsx';
import { nextScreening, screeningsAhead, stillShown } from './movieView.ts';
import { Trailer } from './Trailer.tsx';

export function MovieDetailPage(input: RouteInput): ReactNode {
  const state = usePageQuery(movieQuery(idOf(input)));
  return (
    <QueryView
      state={state}
      failure={(code, retryHref) => (
        <LoggedFailure words={LOGGED.movie} code={code} retryHref={retryHref} />
      )}
    >
      {({ movieById }) => <MovieView movie={movieById} />}
    </QueryView>
  );
}

function MovieView({ movie }: { movie: Movie }): ReactNode {
  const { now } = useSite();
  const next = nextScreening(movie, now);
  const current = usePageQuery(currentMoviesQuery());
  const others = stillShown(current.data?.currentMovies.items ?? [], now).filter(
    ({ id }) => id !== movie.id,
  );
  return (
    <>
      <MovieHead movie={movie} next={next} />
      <DetailLayout
        main={
          <>
            <PageFreshness />
            <Screenings movie={movie} />
            {movie.youtubeUrl ? (
              <section className="film-trailer">
                <SectionHead title={cinemaTexts.trailer} />
                <Trailer embedUrl={movie.youtubeUrl} film={movie.title} image={movie.image} />
              </section>
            ) : null}
            {movie.morePictures.length > 0 ? (
              <section className="film-trailer">
                <SectionHead title={itemPicturesTexts.title} />
                <MorePictures {...movie} />
              </section>
            ) : null}
          </>
        }
        sidebar={
          <>
            {next ? (
              <Visit
                place={next.hall}
                topic={itemTopic('Movie', movie.id)}
                more={
                  movie.duration
                    ? [
                        {
                          icon: 'clock',
                          title: movie.duration,
                          text: [next.language, next.ageMark].filter(Boolean).join(' · '),
                        },
                      ]
                    : []
                }
              />
            ) : null}
            <section>
              <Heading level={2} className="side-head" text={cinemaTexts.about} />
              <FactRows
                facts={[
                  { label: cinemaTexts.year, value: shownYear(movie.yearPublished) },
                  { label: cinemaTexts.genre, value: movie.genere },
                  { label: cinemaTexts.duration, value: movie.duration },
                ]}
              />
            </section>
          </>
        }
      />
      {others.length > 0 ? (
        <Section surface="night">
          <CardSlider
            title={cinemaTexts.upcoming}
            slides={others.slice(0, RELATED_SLIDES).map((other) => (
              <MovieCard key={other.id} movie={other} sizes={THIRD_SIZES} />
            ))}
          />
        </Section>
      ) : null}
    </>
  );
}

interface MovieHeadProps {
  readonly movie: Movie;
  readonly next: Movie['movieProductionDateTimes'][number] | undefined;
}

function MovieHead({ movie, next }: MovieHeadProps): ReactNode {
  return (
    <FilmHead
      title={movie.title}
      image={movie.image}
      line={filmLine(movie)}
      text={movie.description}
      tree={movie.descriptionTree}
      facts={[
        { label: cinemaTexts.director, value: movie.author },
        { label: cinemaTexts.language, value: next?.language },
        { label: cinemaTexts.age, value: next?.ageMark },
        { label: cinemaTexts.children, value: movie.childrenAge },
      ]}
      crumbs={{ parents: [{ label: cinemaTexts.listTitle, href: paths.cinema }] }}
    >
      <FilmTicket movie={movie} />
    </FilmHead>
  );
}

function Screenings({ movie }: { movie: Movie }): ReactNode {
  const { now } = useSite();
  const items = screeningsAhead(movie, now).map((screening) => ({
    key: screeningKey(screening.id),
    date: screening.productionDate,
    hall: screening.hall,
    language: screening.language,
    ageMark: screening.ageMark,
    price: admissionText(screening),
    status: screening.status,
    note: screening.statusNote,
    moved: movedText(screening.status, screening.formerDateTime, (former) =>
      formatBeside(former, screening.productionDate),
    ),
    accessFacts: screening.accessFacts,
    reservations: shownReservations({ ...screening, at: screening.productionDate }, now),
    action: (
      <DateActions
        dateKey={screeningKey(screening.id)}
        title={movie.title}
        href={paths.movie(movie.id)}
        at={screening.productionDate}
      />
    ),
  }));
  const takingPlace = items.filter(({ status }) => status !== 'cancelled');
  const kept = takingPlace.map(({ key }) => key);
  return (
    <section>
      <SectionHead
        id="projekcije"
        title={cinemaTexts.screenings}
        link={{ label: cinemaTexts.schedule, href: paths.schedule }}
      />
      {items.length > 0 ? <ScreeningList items={items} /> : <p>{cinemaTexts.noScreenings}</p>}
      <HallsAccess places={takingPlace.map(({ hall }) => hall)} />
      {kept.length > 0 ? (
        // Shown on phones for all dates; elsewhere each date has its own link.
        <p className="screenings-calendar">
          <CalendarLink href={paths.bookmarksCalendar(kept)} label={siteTexts.allToCalendar} />
        </p>
      ) : null}
    </section>
  );
}
