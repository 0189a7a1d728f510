import type { ReactNode } from 'react';
import { ItemCreateScreen } from '../../../admin/items/ItemCreateScreen.tsx';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { cinemaAdminTexts } from './cinema.adminTexts.ts';
import { staffTexts } from '../../../admin/texts/staff.texts.ts';
import { CreateMovie } from './cinema.adminOperations.ts';
import { movieForm } from './cinema.form.tsx';
import { movieItem } from './movieItem.ts';

/** `/ap/bioskop/kreiraj`: a new film. */
export function CinemaAdminCreatePage(): ReactNode {
  return (
    <ItemCreateScreen
      name="bioskop/kreiraj"
      list={adminPaths.cinema}
      texts={cinemaAdminTexts}
      form={movieForm}
      load={movieItem}
      without={['movieProductionDateTimes']}
      file={{ kind: 'image', label: staffTexts.picture.optional }}
      create={async (ask, input) => (await ask(CreateMovie, { input })).createMovie}
      createWithFile={async (upload, input, file) =>
        (await upload(CreateMovie, { input, file })).createMovie
      }
    />
  );
}
