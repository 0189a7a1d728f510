import { MAX_LIST_DEPTH } from '@centar/domain/markup/tree.ts';
import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { marks, nodes, type HeadingLevel } from './editorSchema.ts';

export const toggleBold: Command = toggleMark(marks.strong);
export const toggleItalic: Command = toggleMark(marks.em);
/** Not deeper than the subset allows. */
export const indentItem: Command = (state, dispatch) =>
  listDepth(state) < MAX_LIST_DEPTH && sinkListItem(nodes.listItem)(state, dispatch);
export const outdentItem: Command = liftListItem(nodes.listItem);
export const toParagraph: Command = setBlockType(nodes.paragraph);

/** From the first letter to the last one, so that commands for paragraphs apply. */
export const selectAll: Command = ({ doc, tr }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))));
  return true;
};

export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

export function isInHeading({ selection }: EditorState, level: HeadingLevel): boolean {
  const { parent } = selection.$from;
  return parent.type === nodes.heading && parent.attrs['level'] === level;
}

export const toggleHeading =
  (level: HeadingLevel): Command =>
  (state, dispatch) =>
    isInHeading(state, level)
      ? toParagraph(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

/** The innermost list or quote around the selection. */
function wrapperOf({ selection }: EditorState): Node | undefined {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (isList(node.type) || node.type === nodes.blockquote) return node;
  }
  return undefined;
}

const isList = (type: NodeType): boolean => type === nodes.bulletList || type === nodes.orderedList;

export const isIn = (state: EditorState, type: NodeType): boolean =>
  wrapperOf(state)?.type === type;

/** How many lists contain the selection's start. */
export function listDepth({ selection: { $from } }: EditorState): number {
  let lists = 0;
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type === nodes.listItem) lists += 1;
  return lists;
}

/** A list of the other kind changes its kind. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const around = wrapperOf(state);
    if (around?.type === type) return outdentItem(state, dispatch);
    const { $from } = state.selection;
    for (let depth = $from.depth; around && isList(around.type) && depth > 0; depth -= 1) {
      if ($from.node(depth) !== around) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type).scrollIntoView());
      return true;
    }
    if (wrapInList(type)(state, dispatch)) return true;
    // A heading can't begin an item.
    let plain = state;
    toParagraph(state, (tr) => {
      plain = state.apply(tr);
    });
    if (plain === state || !wrapInList(type)(plain)) return false;
    if (!dispatch) return true;
    const tr = state.tr;
    toParagraph(state, ({ steps }) => {
      for (const step of steps) tr.step(step);
    });
    return wrapInList(type)(plain, ({ steps }) => {
      for (const step of steps) tr.step(step);
      dispatch(tr.scrollIntoView());
    });
  };

export const toggleQuote: Command = (state, dispatch) =>
  isIn(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);

export const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create(), true).scrollIntoView());
  return true;
};

export interface FoundLink {
  readonly href: string;
  readonly from: number;
  readonly to: number;
}

export function linkAt({ selection, doc }: EditorState): FoundLink | undefined {
  const { $from, from, to, empty } = selection;
  // Also behind its last letter.
  const at = empty ? (($from.nodeBefore ?? $from.nodeAfter)?.marks ?? []) : [];
  const nodeThere = empty ? undefined : firstLinked(doc, from, to);
  const mark = marks.link.isInSet(at) ?? (nodeThere && marks.link.isInSet(nodeThere.marks));
  if (!mark) return undefined;
  if (!empty) return { href: String(mark.attrs['href']), from, to };
  // Over all adjacent texts with the same link.
  const { parent } = $from;
  const start = $from.start();
  let range = { from, to };
  let open: number | undefined;
  parent.forEach((node, offset) => {
    const begin = start + offset;
    if (!mark.isInSet(node.marks)) {
      open = undefined;
      return;
    }
    open ??= begin;
    if (open <= from && begin + node.nodeSize >= from)
      range = { from: open, to: begin + node.nodeSize };
  });
  return { href: String(mark.attrs['href']), ...range };
}

function firstLinked(doc: Node, from: number, to: number): Node | undefined {
  let found: Node | undefined;
  doc.nodesBetween(from, to, (node) => {
    if (!found && node.isText && marks.link.isInSet(node.marks)) found = node;
    return !found;
  });
  return found;
}

/** Changes the link at the caret or links the selection; without either, inserts `text`. */
export const setLink =
  (href: string, text: string): Command =>
  (state, dispatch) => {
    const { empty, from, to } = state.selection;
    const existing = linkAt(state);
    const mark = marks.link.create({ href });
    const { tr } = state;
    if (existing || !empty) {
      const range = existing ?? { from, to };
      tr.removeMark(range.from, range.to, marks.link).addMark(range.from, range.to, mark);
      tr.setSelection(TextSelection.create(tr.doc, range.to));
    } else {
      tr.replaceSelectionWith(
        state.schema.text(text, mark.addToSet(state.storedMarks ?? state.selection.$from.marks())),
        false,
      );
    }
    tr.removeStoredMark(marks.link);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const found = linkAt(state);
  if (!found) return false;
  dispatch?.(state.tr.removeMark(found.from, found.to, marks.link));
  return true;
};
