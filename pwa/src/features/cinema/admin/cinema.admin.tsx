import type { ReactNode } from 'react';
import { compareMoments, formatDateTime, isScreeningVisible } from '@centar/domain/dates.ts';
import type { TableAdmin } from '../../../admin/items/itemAdmin.ts';
import { itemCalls, listCall } from '../../../admin/items/itemCalls.ts';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { pictureFile } from '../../../admin/items/pictures/pictureFile.tsx';
import { textColumn } from '../../../admin/list/AdminTable.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { cinemaAdminTexts as texts } from './cinema.adminTexts.ts';
import {
  AdminMovieItem,
  AdminMovieList,
  CreateMovie,
  DeleteMovie,
  UpdateMovie,
  UpdateMovieImage,
} from './cinema.adminOperations.ts';
import type { MovieFields, MovieItem, MovieRow } from './cinema.adminOperations.ts';
import { movieForm } from './cinema.form.tsx';
import { TitleWithPoster } from './TitleWithPoster.tsx';

/** When and where the film is shown next; a word where no showing is to come. */
function nextShowing({ movieProductionDateTimes }: MovieRow, now: Date): ReactNode {
  const next = movieProductionDateTimes
    .filter(({ productionDate, status }) => {
      return status !== 'cancelled' && isScreeningVisible(productionDate, now);
    })
    .toSorted((one, other) => compareMoments(one.productionDate, other.productionDate))[0];
  if (!next) return texts.noNext;
  return (
    <>
      {formatDateTime(next.productionDate)}
      {next.hall ? <small>{next.hall}</small> : null}
    </>
  );
}

/** Films, as the staff screens draw them. */
export const cinemaAdmin: TableAdmin<MovieFields, MovieItem, MovieRow> = {
  name: 'bioskop',
  itemType: 'Movie',
  texts,
  listOf: () => ({ label: texts.title, href: adminPaths.cinema }),
  section: 'Bioskop program',
  addresses: {
    create: adminPaths.cinemaCreate,
    item: adminPaths.movie,
    pattern: adminPatterns.movie,
  },
  preview: (item) => pageAsVisitors(item, paths.movie(item.id)),
  columns: [
    {
      head: texts.headline,
      kind: 'title',
      cell: ({ title, image }) => <TitleWithPoster title={title} image={image} />,
      order: 'title',
    },
    { head: texts.next, kind: 'date', cell: (row) => nextShowing(row, new Date()) },
    textColumn('author', texts.author),
    textColumn('genere', texts.genre),
  ],
  createForm: movieForm,
  editForm: movieForm,
  notCopied: ['movieProductionDateTimes'],
  file: pictureFile(UpdateMovieImage),
  list: listCall(AdminMovieList),
  ...itemCalls({
    item: AdminMovieItem,
    create: CreateMovie,
    update: UpdateMovie,
    remove: DeleteMovie,
  }),
};
