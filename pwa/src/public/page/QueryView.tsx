import type { ReactNode } from 'react';
import { Container } from '../ui/layout/Container.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { Skeleton, type SkeletonProps } from '../../shared/ui/primitives/Skeleton.tsx';
import { NotFoundNote } from './NotFoundNote.tsx';
import { NotCached } from './NotCached.tsx';
import type { QueryState } from './pageQuery.ts';
import { useSite } from './siteContext.ts';

export interface QueryViewProps<Data> {
  readonly state: QueryState<Data>;
  readonly skeleton: SkeletonProps['kind'];
  readonly children: (data: Data) => ReactNode;
  /** Shown when loading failed; by default `LoadFailure`. */
  readonly failure?: (code: string, retryHref: string) => ReactNode;
}

/** Shows a query's data, a skeleton while loading, or an error. */
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
