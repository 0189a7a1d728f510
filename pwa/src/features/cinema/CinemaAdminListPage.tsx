import type { ReactNode } from 'react';
import type { AdminColumn } from '../../content/AdminTable.tsx';
import { TableListScreen } from '../../content/TableListScreen.tsx';
import { allPages } from '../../content/useLoaded.ts';
import type { StaffCalls } from '../../graphql/staffCalls.ts';
import { adminPaths } from '../../adminPaths.ts';
import { cinemaAdminTexts } from '../../texts/cinemaAdmin.ts';
import { staffTexts } from '../../texts/staff.ts';
import { AdminMovieList, DeleteMovie } from './cinema.adminOperations.ts';
import type { MovieRow } from './cinema.adminOperations.ts';
import { CinemaAdminEditForm } from './CinemaAdminEditForm.tsx';
import { movieItem } from './movieItem.ts';

const PAGE = 50;

const texts = { ...cinemaAdminTexts, saved: staffTexts.saved };

const columns: readonly AdminColumn<MovieRow>[] = [
  { head: texts.author, cell: ({ author }) => author, sortBy: ({ author }) => author },
  { head: texts.headline, kind: 'title', cell: ({ title }) => title, sortBy: ({ title }) => title },
  { head: texts.genre, cell: ({ genere }) => genere, sortBy: ({ genere }) => genere },
];

const list = (ask: StaffCalls['read']): Promise<MovieRow[]> =>
  allPages<MovieRow>(
    async (after) => (await ask(AdminMovieList, { first: PAGE, after })).allMovies,
  );

/** `/ap/bioskop`: all films, newest first. */
export function CinemaAdminListPage(): ReactNode {
  return (
    <TableListScreen
      section="Bioskop program"
      itemType="Movie"
      name="bioskop"
      texts={texts}
      addresses={{ create: adminPaths.cinemaCreate, item: adminPaths.movie }}
      columns={columns}
      searchIn={({ author, title, genere }) => [author, title, genere]}
      list={list}
      item={movieItem}
      remove={(ask, id) => ask(DeleteMovie, { id })}
      form={(form) => <CinemaAdminEditForm {...form} />}
    />
  );
}
