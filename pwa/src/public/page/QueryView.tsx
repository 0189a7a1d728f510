import type { ReactNode } from 'react';
import { Container } from '../ui/layout/Container.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { Skeleton, type SkeletonProps } from '../../shared/ui/primitives/Skeleton.tsx';
import { NotFoundNote } from './NotFoundNote.tsx';
import { NotCached } from './NotCached.tsx';
import type { QueryState } from './pageQuery.ts';
import { useSite } from './siteContext.ts';

/** A query's state and how to show its data. */
export interface QueryViewProps<Data> {
  readonly state: QueryState<Data>;
  readonly skeleton: SkeletonProps['kind'];
  readonly children: (data: Data) => ReactNode;
  /** What stands in the place of data that could not be loaded; a note with a popup if absent. */
  readonly failure?: (code: string, retryHref: string) => ReactNode;
}

/** Shows a query's data, or in its place why there is none yet. */
export function QueryView<Data>(props: QueryViewProps<Data>): ReactNode {
  const { state, skeleton, children, failure } = props;
  const { address } = useSite();
  if (state.loading) {
    return (
      <Container>
        <Skeleton kind={skeleton} />
      </Container>
    );
  }
  if (state.code === undefined) return children(state.data);
  if (state.code === 'NOT_FOUND' || state.code === 'BAD_USER_INPUT') return <NotFoundNote />;
  if (state.code === 'OFFLINE') return <NotCached />;
  return (
    <Container>
      {failure ? failure(state.code, address) : <LoadFailure retryHref={address} />}
    </Container>
  );
}
