import { formatDate } from '@centar/domain/dates.ts';
import { linkTarget } from '@centar/domain/markup/linkTarget.ts';
import { itemPath } from '@centar/domain/pages.ts';
import { searchWords, titlesFirst } from '@centar/domain/wordSearch.ts';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { CONTENT_TYPES } from '../navigation/contentTypes.ts';
import { isItemType } from '../navigation/itemUrls.ts';
import { Modal } from '../ui/Modal.tsx';
import { TextField } from '../ui/TextField.tsx';
import { LinkTargets } from './linkTargets.adminOperations.ts';
import { richTextTexts } from './richText.texts.ts';

const texts = richTextTexts.dialog;

/** Without typing, before the search. */
const PAUSE_MS = 300;
const MOST_PAGES = 8;

export interface LinkDialogProps {
  /** Of an existing link. */
  readonly href: string | undefined;
  /** Nothing is selected that could become a link. */
  readonly needsText: boolean;
  readonly onApply: (href: string, text: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

interface OwnPage {
  readonly path: string;
  readonly title: string;
  /** `Vest, 24.11.2026` */
  readonly about: string;
}

export function LinkDialog(props: LinkDialogProps): ReactNode {
  const { href, needsText, onApply, onRemove, onClose } = props;
  const id = useId();
  const [target, setTarget] = useState(href ?? '');
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const address = linkTarget(target, window.location.origin);
  const apply = (to: string, title: string): void => {
    onApply(to, text.trim() || title);
  };
  const submit = (): void => {
    if (address === undefined) setIsRefused(true);
    else apply(address, target.trim());
  };
  // In the page's body: a form can't be within another one, and a press here must not reach it.
  return createPortal(
    <Modal
      open
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          {href === undefined ? null : (
            <Button kind="quiet" onClick={onRemove}>
              {texts.remove}
            </Button>
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="green" type="submit" form={`${id}-form`}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        className="form-grid"
        noValidate
        onKeyDown={(event) => {
          event.stopPropagation();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          submit();
        }}
      >
        <TextField
          id={`${id}-target`}
          label={texts.target}
          help={texts.help}
          value={target}
          error={isRefused ? texts.invalid : undefined}
          inputMode="url"
          onChange={(value) => {
            setTarget(value);
            setIsRefused(false);
          }}
        />
        {address === undefined ? <OwnPages words={target} onChoose={apply} /> : null}
        {needsText && address !== undefined ? (
          <TextField
            id={`${id}-text`}
            label={texts.text}
            value={text}
            optional
            onChange={setText}
          />
        ) : null}
      </form>
    </Modal>,
    document.body,
  );
}

interface Search {
  readonly words: string;
  /** Undefined if the search failed. */
  readonly pages: readonly OwnPage[] | undefined;
}

function OwnPages(props: {
  readonly words: string;
  readonly onChoose: (path: string, title: string) => void;
}): ReactNode {
  const { onChoose } = props;
  const words = props.words.trim();
  const { mutate } = useStaffCalls();
  const [found, setFound] = useState<Search>();
  useEffect(() => {
    if (words.length < 2) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<readonly OwnPage[]> => {
      // `mutate`, because `query` signs out when the session has ended, and the form would be lost.
      const { groups } = (await mutate(LinkTargets, { text: words })).search;
      const found = groups.flatMap(({ itemType, hits }) =>
        hits.flatMap(({ itemId, title, at, programType }): OwnPage[] => {
          if (!isItemType(itemType)) return [];
          const path = itemPath(itemType, itemId, programType ?? '');
          if (path === undefined) return [];
          const about = [CONTENT_TYPES[itemType].name, at === null ? '' : formatDate(at)];
          return [{ path, title, about: about.filter(Boolean).join(', ') }];
        }),
      );
      return titlesFirst(found, searchWords(words));
    };
    const show = (pages: Search['pages']): void => {
      if (isCurrent) setFound({ words, pages });
    };
    const timer = setTimeout(
      () =>
        void ask().then(show, () => {
          show(undefined);
        }),
      PAUSE_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [mutate, words]);
  if (words.length < 2) return null;
  const isCurrent = found?.words === words;
  const pages = (found?.pages ?? []).slice(0, MOST_PAGES);
  const outcome = !isCurrent
    ? texts.searching
    : found.pages === undefined
      ? texts.failed
      : pages.length === 0
        ? texts.none
        : texts.found(pages.length);
  return (
    <div className="link-pages">
      <p className="field-help" role="status">
        {outcome}
      </p>
      {pages.length > 0 ? (
        <ul aria-label={texts.pages}>
          {pages.map(({ path, title, about }) => (
            <li key={path}>
              <button
                type="button"
                onClick={() => {
                  onChoose(path, title);
                }}
              >
                <b>{title}</b>
                <span>{about}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
