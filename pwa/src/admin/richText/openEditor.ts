import type { Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { prepareWriting } from './editorDocument.ts';
import { handleDigit, insertTypedLines } from './editorPlugins.ts';
import { cleanPasted, lettersIn, pastedParser, plainSlice, withoutStyleSheets } from './pasted.ts';

/** Far above any field's limit: rendering it would block the browser for seconds. */
const MOST_PASTED = 100_000;

export interface EditorWork {
  readonly mount: HTMLElement;
  readonly state: EditorState;
  readonly attributes: Record<string, string>;
  /** The id of the field's label. */
  readonly labelId: string;
  readonly onState: (state: EditorState) => void;
  /** In a task of its own, after the letter is shown. */
  readonly onTyped: (doc: Node) => void;
  /** The length of a text that is too long to paste, otherwise 0. */
  readonly onPasted: (refused: number) => void;
  readonly onLink: () => void;
}

export function openEditor(work: EditorWork): { view: EditorView; close: () => void } {
  const { mount, state, attributes, labelId, onState, onTyped, onPasted, onLink } = work;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    if (waiting === undefined) return;
    clearTimeout(waiting);
    waiting = undefined;
    onTyped(view.state.doc);
  };
  const isRefused = (event: Event, data: DataTransfer | null): boolean => {
    const plain = data?.getData('text/plain') ?? '';
    // Some programs copy no plain text.
    const length = Math.max(plain.length, lettersIn(data?.getData('text/html') ?? ''));
    const isTooLong = length > MOST_PASTED;
    onPasted(isTooLong ? length : 0);
    if (isTooLong) event.preventDefault();
    return isTooLong;
  };
  const view = new EditorView(
    { mount },
    {
      state,
      attributes,
      clipboardParser: pastedParser,
      clipboardTextParser: plainSlice,
      transformPastedHTML: withoutStyleSheets,
      transformPasted: (slice, _view, isPlain) => (isPlain ? slice : cleanPasted(slice)),
      handleKeyDown(editor, event) {
        // Before keys that save.
        if (event.ctrlKey || event.metaKey) send();
        const isLink = event.code === 'KeyK' && (event.ctrlKey || event.metaKey);
        if (!isLink) return handleDigit(editor, event);
        event.stopPropagation();
        onLink();
        return true;
      },
      handleDOMEvents: {
        beforeinput: insertTypedLines,
        paste: (_, event) => isRefused(event, event.clipboardData),
        drop: (_, event) => isRefused(event, event.dataTransfer),
        blur: send,
      },
      dispatchTransaction(transaction) {
        const next = view.state.apply(transaction);
        view.updateState(next);
        onState(next);
        if (transaction.docChanged) waiting ??= setTimeout(send);
      },
    },
  );
  // Browsers do this for controls only.
  const label = document.getElementById(labelId);
  const focus = (): void => {
    view.focus();
  };
  label?.addEventListener('click', focus);
  const stopPreparing = prepareWriting(view.state.doc);
  return {
    view,
    close() {
      label?.removeEventListener('click', focus);
      stopPreparing();
      clearTimeout(waiting);
      view.destroy();
    },
  };
}
