import type { ReactNode } from 'react';
import type { AdminColumn } from '../../../admin/list/AdminTable.tsx';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { paths } from '../../../shared/paths.ts';
import { TableListScreen } from '../../../admin/items/TableListScreen.tsx';
import type { AskedList } from '../../../admin/list/useItemList.ts';
import type { StaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { compareMoments, formatDateTime, isScreeningVisible } from '@centar/domain/dates.ts';
import { TitleWithPoster } from './TitleWithPoster.tsx';
import { cinemaAdminTexts } from './cinema.adminTexts.ts';
import { staffTexts } from '../../../admin/texts/staff.texts.ts';
import { AdminMovieList, DeleteMovie } from './cinema.adminOperations.ts';
import type { MovieRow } from './cinema.adminOperations.ts';
import { CinemaAdminEditForm } from './CinemaAdminEditForm.tsx';
import { movieItem } from './movieItem.ts';

const texts = { ...cinemaAdminTexts, saved: staffTexts.saved };

const columns: readonly AdminColumn<MovieRow>[] = [
  {
    head: texts.headline,
    kind: 'title',
    cell: ({ title, image }) => <TitleWithPoster title={title} image={image} />,
    order: 'title',
  },
  { head: texts.next, kind: 'date', cell: (row) => nextShowing(row, new Date()) },
  { head: texts.author, cell: ({ author }) => author, order: 'author' },
  { head: texts.genre, cell: ({ genere }) => genere, order: 'genere' },
];

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

const list = async (ask: StaffCalls['query'], asked: AskedList) =>
  (await ask(AdminMovieList, asked)).staffMovies;

/** `/ap/bioskop`: all films, newest first. */
export function CinemaAdminListPage(): ReactNode {
  return (
    <TableListScreen
      itemType="Movie"
      name="bioskop"
      texts={texts}
      addresses={{ create: adminPaths.cinemaCreate, item: adminPaths.movie }}
      preview={(row) => pageAsVisitors(row, paths.movie(row.id))}
      columns={columns}
      list={list}
      item={movieItem}
      remove={(ask, id) => ask(DeleteMovie, { id })}
      form={(form) => <CinemaAdminEditForm {...form} />}
    />
  );
}
