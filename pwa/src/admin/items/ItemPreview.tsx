import { useState, type ReactNode } from 'react';
import { ErrorAlert } from '../../shared/ui/primitives/ErrorAlert.tsx';
import type { TypedItem } from '../preview/TypedPreview.tsx';
import { codeLoader } from '../screen/codeLoader.ts';
import { useAsync } from '../screen/useAsync.ts';
import { errorSentence } from '../texts/errors.texts.ts';
import { publicationTexts } from '../texts/publication.texts.ts';

/** A separate chunk, because it loads the public pages. */
const loadTypedPreview = codeLoader(
  async () => (await import('../preview/TypedPreview.tsx')).TypedPreview,
);

/** A past publication date, so that the item has its public address. */
export const SEEN = '2000-01-01T00:00:00.000Z';

export function ItemPreview({
  onClose,
  ...typed
}: TypedItem & { readonly onClose: () => void }): ReactNode {
  // The values when the button was clicked.
  const [item] = useState(typed);
  const { data: TypedPreview, failure, reload } = useAsync(loadTypedPreview);
  if (TypedPreview) return <TypedPreview item={item} onClose={onClose} />;
  return failure ? (
    <ErrorAlert
      text={`${publicationTexts.preview.failed} ${errorSentence(failure.code)}`}
      onRetry={reload}
    />
  ) : null;
}
