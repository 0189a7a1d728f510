import { useState, type ReactNode } from 'react';
import { ErrorAlert } from '../../shared/ui/primitives/ErrorAlert.tsx';
import type { TypedItem } from '../preview/TypedPreview.tsx';
import { codeLoader } from '../screen/codeLoader.ts';
import { useAsync } from '../screen/useAsync.ts';
import { errorSentence } from '../texts/errors.texts.ts';
import { publicationTexts } from '../texts/publication.texts.ts';

/** Apart, because it brings the public pages. */
const loadTypedPreview = codeLoader(
  async () => (await import('../preview/TypedPreview.tsx')).TypedPreview,
);

/** A moment at which everything is published: its page has the public address. */
export const SEEN = '2000-01-01T00:00:00.000Z';

/** What is typed in a form, as visitors would see it. */
export function ItemPreview({
  onClose,
  ...typed
}: TypedItem & { readonly onClose: () => void }): ReactNode {
  // What was typed when the button was pressed.
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
