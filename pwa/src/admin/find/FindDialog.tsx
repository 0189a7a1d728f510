import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { Modal } from '../ui/Modal.tsx';
import { StaffFind, type FoundItem } from './find.adminOperations.ts';
import { findTexts as texts } from './find.texts.ts';
import { itemsFound, screensFound } from './found.ts';
import '../ui/Field.css';
import '../ui/SummaryCard.css';
import './FindDialog.css';

const MIN_LETTERS = 2;
/** While typing. */
const PAUSE_MS = 200;

interface Answer {
  readonly text: string;
  /** Undefined after a failure. */
  readonly items: readonly FoundItem[] | undefined;
}

/** The last answer; that of another text while the server searches. */
function useFoundItems(text: string): Answer | undefined {
  const { query } = useStaffCalls();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (text.length < MIN_LETTERS) return undefined;
    let isCurrent = true;
    const say = (items: Answer['items']): void => {
      if (isCurrent) setAnswer({ text, items });
    };
    const timer = setTimeout(() => {
      query(StaffFind, { text }).then(
        ({ staffFind }) => {
          say(staffFind);
        },
        () => {
          say(undefined);
        },
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, text]);
  return text.length < MIN_LETTERS ? undefined : answer;
}

export interface FindDialogProps {
  readonly screens: readonly LinkTo[];
  readonly onClose: () => void;
}

/** Arrow keys choose, Enter follows. */
function useChosenOption(count: number) {
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const chosen = Math.min(at, count - 1);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((chosen + step + count) % Math.max(1, count));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      (list.current?.children[chosen] as HTMLElement | undefined)?.click();
    }
  };
  return { list, chosen, setAt, onKey };
}

function nothingFound(text: string, answer: Answer | undefined): string {
  if (text === '' || (answer && !answer.items)) return '';
  return text.length < MIN_LETTERS ? texts.tooShort : texts.nothing(text);
}

/** Items of all types and screens of the panel, by words. */
export function FindDialog({ screens, onClose }: FindDialogProps): ReactNode {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const text = typed.trim();
  const answer = useFoundItems(text);
  const isSearching = text.length >= MIN_LETTERS && answer?.text !== text;
  const found = [...screensFound(screens, text), ...itemsFound(answer?.items ?? [])];
  const { list, chosen, setAt, onKey } = useChosenOption(found.length);
  const optionId = (index: number): string => `${id}-${String(index)}`;

  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <Modal open title={texts.title} onClose={onClose}>
      <div className="find find-all">
        <Icon name="search" />
        <input
          ref={field}
          className="field-input"
          type="search"
          role="combobox"
          aria-label={texts.label}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? optionId(chosen) : undefined}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          placeholder={texts.label}
          maxLength={100}
          value={typed}
          onKeyDown={onKey}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
        />
      </div>
      <p className="field-help" id={`${id}-hint`}>
        {texts.hint}
      </p>
      <div
        className="find-list"
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.results}
        ref={list}
      >
        {found.map(({ label, href, what }, index) => (
          <a
            key={href}
            id={optionId(index)}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            href={href}
            onClick={onClose}
          >
            <b>{label}</b>
            <small>{what}</small>
          </a>
        ))}
      </div>
      <p role="status" className="find-said">
        {isSearching ? texts.searching : found.length > 0 ? '' : nothingFound(text, answer)}
      </p>
      {!isSearching && answer && !answer.items ? <AlertBox tone="red" text={texts.failed} /> : null}
    </Modal>
  );
}
