import { useState, type ReactNode } from 'react';
import { shownText } from '../../../shared/script/script.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';

const { share } = siteTexts;

/** Opens the device's share sheet, or copies the address where there is none. */
export function ShareButton({ title }: { title: string }): ReactNode {
  const [label, setLabel] = useState(share.label);
  const press = async (): Promise<void> => {
    const url = window.location.href.split('#')[0] ?? '';
    try {
      if ('share' in navigator) {
        await navigator.share({ title: shownText(title), url });
        return;
      }
      await (navigator as Navigator).clipboard.writeText(url);
      setLabel(share.copied);
    } catch (error) {
      // Closing the share sheet is not a failure.
      if ((error as Error).name !== 'AbortError') setLabel(share.failed);
    }
  };
  return (
    <Button className="js" compact icon="share" onClick={() => void press()} aria-live="polite">
      {label}
    </Button>
  );
}
