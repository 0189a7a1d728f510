import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { TextSelection, type Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import {
  indentItem,
  insertBreak,
  outdentItem,
  selectAll,
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleList,
  toggleQuote,
  toParagraph,
} from './editorCommands.ts';
import { nodes } from './editorSchema.ts';
import { plainSlice } from './pasted.ts';

/** Tab leaves the field, as everywhere in the form. */
export const editorPlugins: readonly Plugin[] = [
  history(),
  keymap({
    'Mod-a': selectAll,
    'Mod-b': toggleBold,
    'Mod-i': toggleItalic,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-]': indentItem,
    'Mod-[': outdentItem,
    Enter: splitListItem(nodes.listItem),
    'Shift-Enter': chainCommands(exitCode, insertBreak),
    'Mod-Enter': insertBreak,
  }),
  keymap(baseKeymap),
];

const DIGITS = {
  Digit0: toParagraph,
  Digit2: toggleHeading(1),
  Digit3: toggleHeading(2),
  Digit7: toggleList(nodes.orderedList),
  Digit8: toggleList(nodes.bulletList),
  Digit9: toggleQuote,
} as const;

/** By position, because Serbian keyboards have other signs on digits. */
export function handleDigit(view: EditorView, event: KeyboardEvent): boolean {
  const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
  const isHeading = altKey && !shiftKey && ['Digit0', 'Digit2', 'Digit3'].includes(code);
  const isWrapper = shiftKey && !altKey && ['Digit7', 'Digit8', 'Digit9'].includes(code);
  // AltGr is reported as Ctrl and Alt.
  if (!(ctrlKey || metaKey) || event.getModifierState('AltGraph')) return false;
  return isHeading || isWrapper
    ? DIGITS[code as keyof typeof DIGITS](view.state, view.dispatch)
    : false;
}

/** Keyboards of phones insert copied text as if it were typed, which would join its lines. */
export function insertTypedLines(view: EditorView, event: InputEvent): boolean {
  const { data, inputType, isComposing } = event;
  if (inputType !== 'insertText' || isComposing || !data?.includes('\n')) return false;
  event.preventDefault();
  const { tr } = view.state;
  // The editor may not have heard yet of the latest selection.
  const [range] = event.getTargetRanges();
  if (range) {
    const from = view.posAtDOM(range.startContainer, range.startOffset);
    const to = view.posAtDOM(range.endContainer, range.endOffset);
    tr.setSelection(TextSelection.between(tr.doc.resolve(from), tr.doc.resolve(to)));
  }
  view.dispatch(tr.replaceSelection(plainSlice(data)).scrollIntoView());
  return true;
}
