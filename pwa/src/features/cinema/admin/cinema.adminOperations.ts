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

export type MovieFields = StaffInput<typeof MOVIE, typeof EVENTS>;
export type MovieItem = StaffItem<typeof MOVIE, typeof EVENTS>;
export type MovieRow = StaffRow<typeof MOVIE, typeof EVENTS>;

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
