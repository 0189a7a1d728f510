import { MOVIE, SCREENING } from '@centar/domain/types/events.ts';
import {
  pictureOperation,
  staffOperations,
  type StaffInput,
  type StaffItem,
  type StaffRow,
} from '../../../admin/items/staffOperations.ts';

const EVENTS = {
  movieProductionDateTimes: { type: SCREENING, inList: ['productionDate', 'hall', 'status'] },
} as const;

/** A film as staff write it, edit it, and see it in their list. */
export type MovieFields = StaffInput<typeof MOVIE, typeof EVENTS>;
export type MovieItem = StaffItem<typeof MOVIE, typeof EVENTS>;
export type MovieRow = StaffRow<typeof MOVIE, typeof EVENTS>;

/** The staff's operations on films, with their screenings. */
export const movieOperations = {
  ...staffOperations(
    MOVIE,
    {
      list: ['AdminMovieList', 'staffMovies'],
      item: ['AdminMovieItem', 'movieById'],
      create: ['CreateMovie', 'createMovie', 'MovieInput'],
      update: ['UpdateMovie', 'updateMovie', 'MovieEdit'],
      replaceFile: ['UpdateMovieImage', 'updateMovieImage'],
      remove: ['DeleteMovie', 'deleteMovie'],
    },
    EVENTS,
  ),
  addPicture: pictureOperation(MOVIE, ['AddMoviePicture', 'addMoviePicture'], EVENTS),
};
