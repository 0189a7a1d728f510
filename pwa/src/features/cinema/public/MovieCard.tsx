import type { ReactNode } from 'react';
import { shownReservations } from '../../../public/event/reservations.ts';
import { useSite } from '../../../public/page/siteContext.ts';
import { paths } from '../../../shared/paths.ts';
import { FilmCard } from '../../../public/ui/cards/FilmCard.tsx';
import type { HeadingLevel } from '../../../shared/ui/primitives/links.ts';
import type { MovieCardData } from './cinema.operations.ts';
import { nextScreening } from './movieView.ts';

export interface MovieCardProps {
  readonly movie: MovieCardData;
  readonly level?: HeadingLevel;
  readonly text?: string;
  /** By default for five in a row. */
  readonly sizes?: string;
}

export function MovieCard({ movie, level = 3, text, sizes }: MovieCardProps): ReactNode {
  const { now } = useSite();
  const next = nextScreening(movie, now);
  return (
    <FilmCard
      href={paths.movie(movie.id)}
      image={movie.image}
      title={movie.title}
      genre={movie.genere}
      duration={movie.duration}
      next={next?.productionDate}
      status={next?.status}
      reservations={next && shownReservations({ ...next, at: next.productionDate }, now)}
      text={text}
      level={level}
      {...(sizes === undefined ? {} : { sizes })}
    />
  );
}
