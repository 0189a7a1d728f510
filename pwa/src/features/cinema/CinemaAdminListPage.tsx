import type { ReactNode } from 'react';
import type { AdminColumn } from '../../content/AdminTable.tsx';
import { TableListScreen } from '../../content/TableListScreen.tsx';
import type { AskedList } from '../../content/useItemList.ts';
import type { StaffCalls } from '../../graphql/staffCalls.ts';
import { adminPaths } from '../../adminPaths.ts';
import { cinemaAdminTexts } from '../../texts/cinemaAdmin.ts';
import { staffTexts } from '../../texts/staff.ts';
import { AdminMovieList, DeleteMovie } from './cinema.adminOperations.ts';
import type { MovieRow } from './cinema.adminOperations.ts';
import { CinemaAdminEditForm } from './CinemaAdminEditForm.tsx';
import { movieItem } from './movieItem.ts';

const texts = { ...cinemaAdminTexts, saved: staffTexts.saved };

const columns: readonly AdminColumn<MovieRow>[] = [
  { head: texts.author, cell: ({ author }) => author, order: 'author' },
  { head: texts.headline, kind: 'title', cell: ({ title }) => title, order: 'title' },
  { head: texts.genre, cell: ({ genere }) => genere, order: 'genere' },
];

const list = async (ask: StaffCalls['read'], asked: AskedList) =>
  (await ask(AdminMovieList, asked)).staffMovies;

/** `/ap/bioskop`: all films, newest first. */
export function CinemaAdminListPage(): ReactNode {
  return (
    <TableListScreen
      itemType="Movie"
      name="bioskop"
      texts={texts}
      addresses={{ create: adminPaths.cinemaCreate, item: adminPaths.movie }}
      columns={columns}
      list={list}
      item={movieItem}
      remove={(ask, id) => ask(DeleteMovie, { id })}
      form={(form) => <CinemaAdminEditForm {...form} />}
    />
  );
}
