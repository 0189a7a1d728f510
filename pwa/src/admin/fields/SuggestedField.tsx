import { useCallback, type ReactNode } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import type { ListRequest } from '../list/useItemList.ts';
import { ignoreFailure, useAsync } from '../screen/useAsync.ts';
import { TextField } from '../ui/TextField.tsx';
import { textField, type Control, type Field, type FieldOptions } from './fields.tsx';

/** Only the latest items are searched, so that old values are not suggested. */
const LATEST: ListRequest = {
  page: 1,
  pageSize: 50,
  search: '',
  order: 'updatedAt',
  descending: true,
  publication: null,
  filter: null,
};

export function suggestedField<Name extends string>(
  options: FieldOptions,
  list: TypedDocumentNode<
    { list: { readonly items: readonly Readonly<Record<Name, string>>[] } },
    ListRequest
  >,
  name: Name,
): Field<string, string> {
  return {
    ...textField(options),
    draw: (control) => <SuggestedControl {...control} list={list} column={name} />,
  };
}

function SuggestedControl<Name extends string>(
  control: Control<string> & {
    readonly list: TypedDocumentNode<
      { list: { readonly items: readonly Readonly<Record<Name, string>>[] } },
      ListRequest
    >;
    readonly column: Name;
  },
): ReactNode {
  const { list, column, ...field } = control;
  const { query } = useStaffCalls();
  const load = useCallback(async () => {
    const { items } = (await query(list, LATEST)).list;
    return [...new Set(items.map((item) => item[column]))].filter(Boolean).sort();
  }, [query, list, column]);
  // The field also works without suggestions.
  const { data: suggestions = [] } = useAsync<string[]>(load, ignoreFailure);
  return <TextField {...field} suggestions={suggestions} />;
}
