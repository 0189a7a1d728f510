import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { SectionHead } from '../ui/layout/SectionHead.tsx';
import type { QueryState } from './pageQuery.ts';
import { useSite } from './siteContext.ts';

export interface SectionQueryProps<Data, Item> {
  readonly title: string;
  readonly state: QueryState<Data>;
  readonly read: (data: Data) => readonly Item[];
  readonly children: (items: readonly Item[]) => ReactNode;
  /** Shown under the title in place of items; without it an empty section is hidden. */
  readonly empty?: ReactNode;
}

/**
 * Shows a section's list, or its title with an error: a failed query does not affect the other
 * sections.
 */
export function SectionQuery<Data, Item>(props: SectionQueryProps<Data, Item>): ReactNode {
  const { title, state, read, children, empty } = props;
  const { address } = useSite();
  const items = state.data === undefined ? [] : read(state.data);
  if (items.length > 0) return children(items);
  const isEmpty = state.code === undefined;
  if (isEmpty && !empty) return null;
  return (
    <>
      <SectionHead title={title} />
      {isEmpty ? empty : <LoadFailure retryHref={address} />}
    </>
  );
}
