import type { ReactNode } from 'react';
import { ContentForm } from '../../../admin/form/ContentForm.tsx';
import type { ContentFormProps } from '../../../admin/form/ContentForm.tsx';
import { useStaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { UpdateMovie } from './cinema.adminOperations.ts';
import type { MovieFields, MovieItem } from './cinema.adminOperations.ts';
import { movieForm } from './cinema.form.tsx';
import { movieItem } from './movieItem.ts';

/** The edit form, as the list's dialog and the item's own screen show it. */
export interface CinemaAdminEditFormProps extends Pick<
  ContentFormProps<MovieFields, MovieItem>,
  'onSaved' | 'onCancel' | 'aside' | 'drawActions'
> {
  readonly item: MovieItem;
}

/** Edits a film. */
export function CinemaAdminEditForm({ item, ...rest }: CinemaAdminEditFormProps): ReactNode {
  const calls = useStaffCalls();
  const { id } = item;
  return (
    <ContentForm
      {...rest}
      name={`bioskop/${String(id)}`}
      form={movieForm}
      item={item}
      latest={() => movieItem(calls.mutate, id)}
      save={async (input, version) => {
        const edit = { ...input, id, ...(version === undefined ? {} : { version }) };
        return (await calls.mutate(UpdateMovie, { input: edit })).updateMovie;
      }}
    />
  );
}
