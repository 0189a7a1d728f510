import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { type Script } from '@centar/domain/scriptAddress.ts';
import type { FieldPath } from '../fields/inputTexts.ts';
import type { Seen, WaitingParts } from '../form/waitingParts.ts';
import { toFailure, type Failure } from '../graphql/staffFailure.ts';
import { errorSentence } from '../texts/errors.texts.ts';
import { publicationTexts } from '../texts/publication.texts.ts';
import { PageFrame, type WIDTHS } from './PageFrame.tsx';
import { pressedField } from './pressedField.ts';
import { markupOf, typedPageLoader, type TypedItem, type TypedPage } from './typedPage.tsx';
import './LivePage.css';

const texts = publicationTexts.preview;

export interface LivePageProps {
  /** Undefined while too little is typed. */
  readonly item: TypedItem | undefined;
  readonly parts: WaitingParts;
  /** Besides the parts, such as the file of a copy. */
  readonly also?: Seen | undefined;
  /** The page of the stored item. */
  readonly stored?: string;
  readonly onPress: (path: FieldPath) => void;
}

/** Without typing, before the page is rendered again. */
const PAUSE_MS = 300;

/** The last page that was rendered, and why the newest one failed. */
function useTypedPage({ item, parts, also }: LivePageProps): {
  readonly page: TypedPage | undefined;
  readonly failure: Failure | undefined;
} {
  const client = useApolloClient();
  const load = useMemo(() => typedPageLoader(client), [client]);
  const [state, setState] = useState<{ page?: TypedPage; failure?: Failure }>({});
  const latest = useRef({ item, also });
  const renew = useRef<(wait: number) => void>(undefined);
  useEffect(() => {
    let timer: number | undefined;
    let round = 0;
    const run = async (): Promise<void> => {
      round += 1;
      const started = round;
      const { item: typed, also: more } = latest.current;
      if (!typed) return;
      const waiting = parts.all().flatMap(({ seen }) => seen ?? []);
      try {
        const page = await load(typed, more ? [...waiting, more] : waiting);
        if (started === round) setState({ page });
      } catch (thrown) {
        const failure = toFailure(thrown);
        if (started === round) setState((before) => ({ ...before, failure }));
      }
    };
    renew.current = (wait) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void run(), wait);
    };
    const stop = parts.watch(() => renew.current?.(PAUSE_MS));
    renew.current(0);
    return () => {
      stop();
      round = -1;
      window.clearTimeout(timer);
    };
  }, [load, parts]);
  const typed = JSON.stringify(item && [item.path, item.input]);
  useEffect(() => {
    latest.current = { item, also };
    renew.current?.(PAUSE_MS);
    // oxlint-disable-next-line react/exhaustive-deps -- `item` is new in each rendering
  }, [typed, also]);
  return { page: state.page, failure: state.failure };
}

/** The public page of typed values. Nothing is saved. */
export function LivePage(props: LivePageProps): ReactNode {
  const { item, stored, onPress } = props;
  const [script, setScript] = useState<Script>('latin');
  const [device, setDevice] = useState<keyof typeof WIDTHS>('phone');
  const { page, failure } = useTypedPage(props);
  const markup = useMemo(() => page && markupOf(page, script), [page, script]);
  const choice = <Name extends string>(
    label: string,
    names: Readonly<Record<Name, string>>,
    chosen: Name,
    choose: (name: Name) => void,
  ): ReactNode => (
    <div className="live-page-choice" role="group" aria-label={label}>
      {(Object.entries(names) as [Name, string][]).map(([name, word]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => {
            choose(name);
          }}
        >
          {word}
        </button>
      ))}
    </div>
  );
  const state = failure
    ? // Saving says in detail what the person may not do.
      [texts.failed, failure.code === 'FORBIDDEN' ? '' : errorSentence(failure.code)].join(' ')
    : !item
      ? texts.tooLittle
      : page
        ? texts.press
        : texts.making;
  return (
    <section className="live-page" aria-label={texts.title}>
      <div className="live-page-bar">
        {choice(texts.device, texts.devices, device, setDevice)}
        {choice(texts.script, texts.scripts, script, setScript)}
      </div>
      <div className="live-page-state">
        <p role="status">{state}</p>
        {stored === undefined ? null : (
          <a href={stored} target="_blank" rel="noreferrer">
            {texts.stored}
          </a>
        )}
      </div>
      {page && markup !== undefined ? (
        <PageFrame
          title={texts.title}
          markup={markup}
          script={script}
          device={device}
          onPress={(element) => {
            const path = pressedField(element, page.input);
            if (path) onPress(path);
          }}
        />
      ) : (
        <div className="live-page-room" />
      )}
    </section>
  );
}
