import { toggleMark } from 'prosemirror-commands';
import type { Command, EditorState } from 'prosemirror-state';
import type { ReactNode } from 'react';
import { VerbatimList } from '../fields/VerbatimParts.tsx';
import { hasMark } from './editorCommands.ts';
import { marks } from './editorSchema.ts';

interface Part {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Adjacent texts in different formats are one part. */
function partsOf({ doc }: EditorState): Part[] {
  const parts: Part[] = [];
  doc.descendants((node, from) => {
    if (!node.isText || !marks.verbatim.isInSet(node.marks)) return;
    const last = parts.at(-1);
    const part = { text: node.text ?? '', from, to: from + node.nodeSize };
    if (last?.to === from)
      parts[parts.length - 1] = { ...part, text: last.text + part.text, from: last.from };
    else parts.push(part);
  });
  return parts;
}

/** Parts of the text that are never transliterated, as in plain fields. */
export function EditorVerbatim(props: {
  readonly state: EditorState;
  readonly onCommand: (command: Command) => void;
}): ReactNode {
  const { state, onCommand } = props;
  const { from, to, $from, $to, empty } = state.selection;
  const selected = empty || !$from.sameParent($to) ? '' : state.doc.textBetween(from, to).trim();
  const parts = partsOf(state);
  return (
    <VerbatimList
      parts={parts.map(({ text }) => text)}
      selected={hasMark(state, marks.verbatim) ? '' : selected}
      onAdd={() => {
        onCommand(toggleMark(marks.verbatim));
      }}
      onRemove={(index) => {
        const part = parts[index];
        if (!part) return;
        onCommand((now, dispatch) => {
          dispatch?.(now.tr.removeMark(part.from, part.to, marks.verbatim));
          return true;
        });
      }}
    />
  );
}
