import { type ReactNode } from 'react';
import type { LivePageProps } from '../preview/LivePage.tsx';
import { codeLoader } from '../screen/codeLoader.ts';
import { ignoreFailure, useAsync } from '../screen/useAsync.ts';
import { errorSentence } from '../texts/errors.texts.ts';
import { publicationTexts } from '../texts/publication.texts.ts';
import { ErrorAlert } from '../../shared/ui/primitives/ErrorAlert.tsx';

/** A separate chunk, because it loads the public pages. */
const loadLivePage = codeLoader(async () => (await import('../preview/LivePage.tsx')).LivePage);

/** A past publication date, so that the item has its public address. */
export const SEEN = '2000-01-01T00:00:00.000Z';

export function ItemPage(props: LivePageProps): ReactNode {
  const { data: LivePage, failure, reload } = useAsync(loadLivePage, ignoreFailure);
  if (LivePage) return <LivePage {...props} />;
  return failure ? (
    <ErrorAlert
      text={`${publicationTexts.preview.failed} ${errorSentence(failure.code)}`}
      onRetry={reload}
    />
  ) : null;
}
