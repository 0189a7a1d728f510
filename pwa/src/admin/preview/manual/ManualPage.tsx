import { useCallback, useState, type ReactNode } from 'react';
import { LANGUAGE_TAGS, type Script } from '@centar/domain/scriptAddress.ts';
import { MarkedText } from '../../../public/ui/detail/MarkedText.tsx';
import { publicationTexts } from '../../texts/publication.texts.ts';
import { codeLoader } from '../../screen/codeLoader.ts';
import { LoadedView } from '../../screen/LoadedView.tsx';
import { StaffScreen } from '../../screen/StaffScreen.tsx';
import { useAsync } from '../../screen/useAsync.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { manualTexts as texts } from './manual.texts.ts';
import type { ManualPart } from './manualParts.ts';
import './ManualPage.css';

const SOURCES = import.meta.glob<string>('../../../../../docs/uputstvo-za-urednike.md', {
  query: '?raw',
  import: 'default',
});
const PICTURES = import.meta.glob<string>('../../../../../docs/images/uputstvo-*.jpg', {
  query: '?url',
  import: 'default',
});

/** The parser is in its chunk. */
const loadManual = codeLoader(async () => {
  const [{ manualParts }, source = '', pictures] = await Promise.all([
    import('./manualParts.ts'),
    Object.values(SOURCES)[0]?.(),
    Promise.all(
      Object.entries(PICTURES).map(async ([path, load]) => [path.split('/').at(-1), await load()]),
    ),
  ]);
  return {
    partsIn: (script: Script): ManualPart[] => manualParts(source, script),
    addressOf: Object.fromEntries(pictures) as Readonly<Record<string, string>>,
  };
});

const { scripts } = publicationTexts.preview;

/** `/ap/uputstvo`: the editors' manual, in both scripts. */
export function ManualPage(): ReactNode {
  const [script, setScript] = useState<Script>('latin');
  const loaded = useAsync(useCallback(() => loadManual(), []));
  return (
    <StaffScreen title={texts.title} subtitle={texts.subtitle}>
      <ChipChoice
        legend={texts.script}
        value={script}
        options={[
          { value: 'latin', label: scripts.latin },
          { value: 'cyrillic', label: scripts.cyrillic },
        ]}
        onChange={setScript}
      />
      <LoadedView loaded={loaded} failed={texts.failed}>
        {({ partsIn, addressOf }) => (
          <div className="manual prose" lang={LANGUAGE_TAGS[script]}>
            {partsIn(script).map((part, at) =>
              'blocks' in part ? (
                <MarkedText key={at} blocks={part.blocks} />
              ) : (
                <img key={at} src={addressOf[part.file]} alt={part.alt} loading="lazy" />
              ),
            )}
          </div>
        )}
      </LoadedView>
    </StaffScreen>
  );
}
