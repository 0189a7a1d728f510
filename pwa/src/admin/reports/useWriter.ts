import { useEffect, useState } from 'react';
import type { SiteParts } from '@centar/domain/pageContract.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';
import type { SheetScript } from './reportAddress.ts';

const unchanged: WriteText = (text) => text;

/** Names stay in their script as on pages. The code is loaded for Cyrillic only. */
async function loadWriter(): Promise<WriteText> {
  const [{ cyrillicWriter }, answer] = await Promise.all([
    import('@centar/domain/cyrillicWriter.ts'),
    fetch('/site.json'),
  ]);
  return cyrillicWriter(((await answer.json()) as SiteParts).keepScript);
}

/** Until it is loaded, texts are in Latin. */
export function useWriter(script: SheetScript): WriteText {
  const [cyrillic, setCyrillic] = useState<WriteText>();
  useEffect(() => {
    if (script === 'lat' || cyrillic) return undefined;
    let isCurrent = true;
    loadWriter().then(
      (writer) => {
        if (isCurrent) setCyrillic(() => writer);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [script, cyrillic]);
  return script === 'cir' ? (cyrillic ?? unchanged) : unchanged;
}
