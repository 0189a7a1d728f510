import type { ReactNode } from 'react';
import { ItemViewScreen } from '../../content/ItemViewScreen.tsx';
import { pageAsVisitors } from '../../content/pageAsVisitors.ts';
import { PictureReplacement } from '../../content/PictureReplacement.tsx';
import { adminPaths } from '../../adminPaths.ts';
import { paths } from '../../paths.ts';
import { cinemaAdminTexts } from '../../texts/cinemaAdmin.ts';
import { DeleteMovie, UpdateMovieImage } from './cinema.adminOperations.ts';
import { CinemaAdminEditForm } from './CinemaAdminEditForm.tsx';
import { movieItem } from './movieItem.ts';

/** `/ap/bioskop/view/:id`: one film. */
export function CinemaAdminViewPage(): ReactNode {
  return (
    <ItemViewScreen
      itemType="Movie"
      list={adminPaths.cinema}
      texts={cinemaAdminTexts}
      item={movieItem}
      remove={(ask, id) => ask(DeleteMovie, { id })}
      preview={(item) => pageAsVisitors(item, paths.movie(item.id))}
      file={(item, onReplaced) => (
        <PictureReplacement
          item={item}
          replace={async (upload, file) =>
            (await upload(UpdateMovieImage, { id: item.id, file })).updateMovieImage
          }
          onReplaced={onReplaced}
        />
      )}
      form={(form) => <CinemaAdminEditForm {...form} />}
    />
  );
}
