import { useCallback, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { copiedFields, copiedId } from './duplicates.ts';
import type { FormOf } from '../fields/formValues.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { useAsync } from '../screen/useAsync.ts';

/** The start of the form of a new item; `ContentForm` takes it as it is. */
export interface NewItemStart<Input, Item> {
  /** Names the form on this device; each copy is a form of its own. */
  readonly name: string;
  readonly form: FormOf<Input, Item>;
  readonly given?: Partial<Input> | undefined;
}

/** A create screen of a type. */
export interface NewItemProps<Input, Item> extends NewItemStart<Input, Item> {
  /** Loads the item to begin with; must stay the same function. */
  readonly load: (ask: StaffCalls['query'], id: number) => Promise<Item>;
  /** The fields that a copy leaves out besides its model's picture and publication. */
  readonly without?: readonly (keyof Input & string)[];
  /** Draws the screen around the form, by the fields that it starts with as far as they are known. */
  readonly frame: (given: Partial<Input> | undefined, children: ReactNode) => ReactNode;
  readonly children: (start: NewItemStart<Input, Item>) => ReactNode;
}

/** The form of a new item: with what was given or, where the address names an item, with that one's fields. */
export function NewItem<Input, Item>(props: NewItemProps<Input, Item>): ReactNode {
  const { name, form, given, frame, children } = props;
  const [address] = useSearchParams();
  const id = copiedId(address);
  if (id === undefined) return frame(given, children({ name, form, given }));
  return <Copy key={id} {...props} id={id} />;
}

function Copy<Input, Item>(props: NewItemProps<Input, Item> & { readonly id: number }): ReactNode {
  const { name, form, load, without, frame, children, id } = props;
  const calls = useStaffCalls();
  const model = useAsync(useCallback(() => load(calls.query, id), [load, calls, id]));
  const given = model.data && copiedFields(form, model.data, without);
  return frame(
    given,
    <LoadedView loaded={model} failed={staffTexts.failedItem}>
      {() => children({ name: `${name}/${String(id)}`, form, given })}
    </LoadedView>,
  );
}
