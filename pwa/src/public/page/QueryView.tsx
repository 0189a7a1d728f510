import type { ReactNode } from 'react';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { Container } from '../ui/layout/Container.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { NotCached, NotFoundNote, type NoteProps } from './notes.tsx';
import type { QueryState } from './pageQuery.ts';
import { useSite } from './siteContext.ts';

export interface QueryViewProps<Data> {
  readonly state: QueryState<Data>;
  /** 2 below the page's headline; by default the data includes the headline. */
  readonly level?: NoteProps['level'];
  readonly children: (data: Data) => ReactNode;
  /** Shown when loading failed; by default `LoadFailure`. */
  readonly failure?: (code: string, retryHref: string) => ReactNode;
}

/** Shows a query's data or an error. */
export function QueryView<Data>(props: QueryViewProps<Data>): ReactNode {
  const { state, level = 1, children, failure } = props;
  const { address } = useSite();
  if (state.code === undefined) return children(state.data);
  if (state.code === 'NOT_FOUND' || state.code === 'BAD_USER_INPUT')
    return <NotFoundNote level={level} />;
  if (state.code === 'OFFLINE') return <NotCached level={level} />;
  const alert = failure ? failure(state.code, address) : <LoadFailure retryHref={address} />;
  return (
    <Container>
      {level === 1 ? <PageHead title={siteTexts.failed.title}>{alert}</PageHead> : alert}
    </Container>
  );
}
