import type { ReactNode } from 'react';
import { ItemViewScreen } from '../../../admin/items/ItemViewScreen.tsx';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { PictureReplacement } from '../../../admin/upload/PictureReplacement.tsx';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { cinemaAdminTexts } from './cinema.adminTexts.ts';
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
