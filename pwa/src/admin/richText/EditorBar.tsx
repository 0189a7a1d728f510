import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, type ReactNode } from 'react';
import {
  hasMark,
  indentItem,
  isIn,
  isInHeading,
  linkAt,
  listDepth,
  outdentItem,
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleList,
  toggleQuote,
} from './editorCommands.ts';
import { marks, nodes } from './editorSchema.ts';
import { richTextTexts as texts } from './richText.texts.ts';

const ICONS = {
  bold: 'M7 4.5h6a3.7 3.7 0 0 1 0 7.4H7zM7 11.9h7a3.8 3.8 0 0 1 0 7.6H7z',
  italic: 'M10.5 4.5H18M6 19.5h7.5M14.5 4.5l-5 15',
  bullets: 'M10 6h10.5M10 12h10.5M10 18h10.5M3.5 6h2.2M3.5 12h2.2M3.5 18h2.2',
  numbers:
    'M10.5 6h10M10.5 12h10M10.5 18h10M3.5 5l1.7-1v5M3.4 16a1.6 1.6 0 1 1 2.7 1.2L3.4 20.5h3.3',
  quote: 'M4 19V5M9 8h11M9 12h11M9 16h7',
  link: 'M10 14.2a4 4 0 0 0 5.7 0l3.4-3.4a4 4 0 0 0-5.7-5.7L12 6.5M14 9.8a4 4 0 0 0-5.7 0l-3.4 3.4a4 4 0 0 0 5.7 5.7l1.4-1.4',
  indent: 'M11 6h9.5M11 12h9.5M11 18h9.5M3.5 8.5 7 12l-3.5 3.5',
  outdent: 'M11 6h9.5M11 12h9.5M11 18h9.5M7 8.5 3.5 12 7 15.5',
  undo: 'M8 5 3.5 9.5 8 14M3.5 9.5h10.7a5.3 5.3 0 0 1 0 10.6H11',
  redo: 'M16 5l4.5 4.5L16 14M20.5 9.5H9.8a5.3 5.3 0 0 0 0 10.6H13',
} as const;

/** Visible words, which begin the button's name. */
const WORDS = { heading: texts.heading, subheading: texts.subheading.split(' ')[0] } as const;

interface BarButton {
  readonly name: keyof typeof ICONS | keyof typeof WORDS;
  /** As `aria-keyshortcuts`. */
  readonly keys: string;
  readonly run?: Command;
  readonly isOn?: (state: EditorState) => boolean;
  /** If it may do nothing. */
  readonly isIdle?: (state: EditorState) => boolean;
  readonly isHidden?: (state: EditorState) => boolean;
}

const cannot =
  (command: Command) =>
  (state: EditorState): boolean =>
    !command(state);
const isOutsideList = (state: EditorState): boolean => listDepth(state) === 0;

const GROUPS: readonly (readonly BarButton[])[] = [
  [
    { name: 'bold', keys: 'Control+B', run: toggleBold, isOn: (s) => hasMark(s, marks.strong) },
    { name: 'italic', keys: 'Control+I', run: toggleItalic, isOn: (s) => hasMark(s, marks.em) },
    { name: 'link', keys: 'Control+K', isOn: (s) => linkAt(s) !== undefined },
  ],
  [
    {
      name: 'heading',
      keys: 'Control+Alt+2',
      run: toggleHeading(1),
      isOn: (s) => isInHeading(s, 1),
    },
    {
      name: 'subheading',
      keys: 'Control+Alt+3',
      run: toggleHeading(2),
      isOn: (s) => isInHeading(s, 2),
    },
  ],
  [
    {
      name: 'bullets',
      keys: 'Control+Shift+8',
      run: toggleList(nodes.bulletList),
      isOn: (s) => isIn(s, nodes.bulletList),
    },
    {
      name: 'numbers',
      keys: 'Control+Shift+7',
      run: toggleList(nodes.orderedList),
      isOn: (s) => isIn(s, nodes.orderedList),
    },
    {
      name: 'outdent',
      keys: 'Control+[',
      run: outdentItem,
      isIdle: cannot(outdentItem),
      isHidden: isOutsideList,
    },
    {
      name: 'indent',
      keys: 'Control+]',
      run: indentItem,
      isIdle: cannot(indentItem),
      isHidden: isOutsideList,
    },
    {
      name: 'quote',
      keys: 'Control+Shift+9',
      run: toggleQuote,
      isOn: (s) => isIn(s, nodes.blockquote),
    },
  ],
  [
    { name: 'undo', keys: 'Control+Z', run: undo, isIdle: cannot(undo) },
    { name: 'redo', keys: 'Control+Y', run: redo, isIdle: cannot(redo) },
  ],
];

const spoken = (keys: string): string => keys.replace('Control', 'Ctrl').replaceAll('+', ' + ');

function Sign({ name }: { readonly name: BarButton['name'] }): ReactNode {
  if (name === 'heading' || name === 'subheading') return WORDS[name];
  return (
    <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

/** One stop for Tab; arrow keys move between the buttons. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  const next = moves[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}

export interface EditorBarProps {
  /** Of the text. */
  readonly controls: string;
  readonly state: EditorState;
  readonly onCommand: (command: Command) => void;
  readonly onLink: () => void;
}

/** The buttons above the text: one row, which scrolls on phones and wraps with large letters. */
export function EditorBar({ controls, state, onCommand, onLink }: EditorBarProps): ReactNode {
  return (
    <div
      className="rich-bar"
      role="toolbar"
      aria-label={texts.bar}
      aria-controls={controls}
      onKeyDown={moveFocus}
      // The text keeps its selection, and a phone its keyboard.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {GROUPS.map((group) => (
        <div key={group[0]?.name}>
          {group
            .filter(({ isHidden }) => !isHidden?.(state))
            .map(({ name, keys, run, isOn, isIdle }) => (
              <button
                key={name}
                type="button"
                aria-label={texts[name]}
                title={`${texts[name]} (${spoken(keys)})`}
                aria-keyshortcuts={keys}
                aria-pressed={isOn?.(state)}
                aria-disabled={isIdle?.(state) ? true : undefined}
                tabIndex={name === 'bold' ? 0 : -1}
                onClick={() => {
                  if (run) onCommand(run);
                  else onLink();
                }}
              >
                <Sign name={name} />
              </button>
            ))}
        </div>
      ))}
    </div>
  );
}
