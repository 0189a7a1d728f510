import type { ReactNode } from 'react';
import { errorSentence } from '../texts/errors.texts.ts';
import { ErrorAlert } from '../../shared/ui/primitives/ErrorAlert.tsx';
import { Skeleton } from '../../shared/ui/primitives/Skeleton.tsx';
import type { Loaded } from './useAsync.ts';

export interface LoadedViewProps<Data> {
  readonly loaded: Pick<Loaded<Data | undefined>, 'data' | 'failure' | 'reload'>;
  /** Such as `Spisak nije učitan.` */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

export function LoadedView<Data>({ loaded, failed, children }: LoadedViewProps<Data>): ReactNode {
  const { data, failure, reload } = loaded;
  if (data !== undefined) return children(data);
  if (!failure) return <Skeleton kind="row" count={5} />;
  return failure.code === 'NOT_FOUND' ? (
    <ErrorAlert text={errorSentence('NOT_FOUND')} />
  ) : (
    <ErrorAlert text={`${failed} ${errorSentence(failure.code)}`} onRetry={reload} />
  );
}
