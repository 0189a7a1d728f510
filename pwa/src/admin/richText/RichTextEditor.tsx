import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { DOMSerializer, type Node } from 'prosemirror-model';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLatest } from '../screen/useLatest.ts';
import { FieldError } from '../ui/FieldFrame.tsx';
import { EditorBar } from './EditorBar.tsx';
import { linkAt, removeLink, setLink } from './editorCommands.ts';
import { documentOf, typedOf } from './editorDocument.ts';
import { editorPlugins } from './editorPlugins.ts';
import { editorSchema } from './editorSchema.ts';
import { EditorVerbatim } from './EditorVerbatim.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { openEditor } from './openEditor.ts';
import { richTextTexts as texts } from './richText.texts.ts';
import { isSameText, type TypedText } from './typedText.ts';
import './RichTextEditor.css';

export interface RichTextEditorProps {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly value: TypedText;
  readonly onChange: (value: TypedText) => void;
  /** What was selected in the plain field that this replaces; undefined if it had no focus. */
  readonly selected: readonly [from: number, to: number] | undefined;
}

/** Undoing all changes restores exactly this value. */
interface Origin {
  readonly doc: Node;
  readonly value: TypedText;
}

const newState = (doc: Node, from: number, to = from): EditorState => {
  const at = (position: number) => doc.resolve(Math.min(position, doc.content.size));
  const selection = TextSelection.between(at(from), at(to));
  return EditorState.create({ doc, plugins: [...editorPlugins], selection });
};

/** The position after that many letters of the plain text. */
function positionAfter(doc: Node, letters: number): number {
  let left = letters;
  let found = 1;
  doc.descendants((node, at) => {
    if (left < 0) return false;
    if (node.isTextblock) {
      found = at + 1 + Math.min(left, node.content.size);
      left -= node.content.size + 2;
    }
    return !node.isTextblock;
  });
  return found;
}

const attributesOf = ({
  id,
  describedBy,
  isInvalid,
  isRequired,
}: RichTextEditorProps): Record<string, string> => ({
  id,
  class: 'field-input rich-text',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': `${id}-l`,
  ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
  ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
  ...(isRequired ? { 'aria-required': 'true' } : {}),
});

function useEditor(props: RichTextEditorProps, onLink: () => void) {
  const { id, value, onChange, selected } = props;
  const mount = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [first] = useState((): Origin => ({ doc: documentOf(value), value }));
  const origin = useRef(first);
  const shown = useRef(value);
  const [state, setState] = useState(() => {
    const [from, to] = (selected ?? [0, 0]).map((letters) => positionAfter(first.doc, letters));
    return newState(first.doc, from ?? 0, to);
  });
  /** The length of a refused text. */
  const [refused, setRefused] = useState(0);
  const change = useLatest(onChange);

  const attributes = attributesOf(props);
  const attributesKey = JSON.stringify(attributes);
  const shownAttributes = useRef(attributesKey);

  useLayoutEffect(() => {
    if (!mount.current) return undefined;
    const opened = openEditor({
      mount: mount.current,
      state,
      attributes,
      labelId: `${id}-l`,
      onState: setState,
      onTyped(now) {
        const { doc, value: original } = origin.current;
        const typed = now.eq(doc) ? original : typedOf(now);
        if (isSameText(typed, shown.current)) return;
        shown.current = typed;
        change(typed);
      },
      onPasted: setRefused,
      onLink,
    });
    view.current = opened.view;
    if (selected) opened.view.focus();
    return () => {
      opened.close();
      view.current = undefined;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one view for the time on screen; changes follow below
  }, []);

  useEffect(() => {
    if (shownAttributes.current === attributesKey) return;
    shownAttributes.current = attributesKey;
    view.current?.setProps({ attributes });
    // oxlint-disable-next-line react/exhaustive-deps -- the key has all attributes
  }, [attributesKey]);

  // The value changed elsewhere: a restored draft, a colleague's version, discarded changes.
  useEffect(() => {
    const editor = view.current;
    if (!editor || isSameText(value, shown.current)) return;
    shown.current = value;
    const doc = documentOf(value);
    origin.current = { doc, value };
    if (doc.eq(editor.state.doc)) return;
    const next = newState(doc, editor.state.selection.from);
    editor.updateState(next);
    setState(next);
  }, [value]);

  const run = (command: Command): void => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch);
    editor.focus();
  };
  return { mount, view, state, refused, run };
}

/** Its text is a `textbox` named by the field's label. */
export function RichTextEditor(props: RichTextEditorProps): ReactNode {
  const { id, isInvalid } = props;
  const [isLinking, setIsLinking] = useState(false);
  const { mount, view, state, refused, run } = useEditor(props, () => {
    setIsLinking(true);
  });
  const link = linkAt(state);
  return (
    <>
      <div className="rich" data-invalid={isInvalid || undefined}>
        <EditorBar
          controls={id}
          state={state}
          onCommand={run}
          onLink={() => {
            setIsLinking(true);
          }}
        />
        <div ref={mount} />
      </div>
      <div role="alert">{refused > 0 ? <FieldError text={texts.tooLong(refused)} /> : null}</div>
      {link ? <p className="field-help">{texts.leadsTo(link.href)}</p> : null}
      <EditorVerbatim state={state} onCommand={run} />
      {isLinking ? (
        <LinkDialog
          href={link?.href}
          needsText={!link && state.selection.empty}
          onApply={(href, text) => {
            setIsLinking(false);
            run(setLink(href, text));
          }}
          onRemove={() => {
            setIsLinking(false);
            run(removeLink);
          }}
          onClose={() => {
            setIsLinking(false);
            view.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

const serializer = DOMSerializer.fromSchema(editorSchema);

/** A text with its marks, to read. */
export function MarkedText({ value }: { readonly value: TypedText }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(serializer.serializeFragment(documentOf(value).content));
  }, [value]);
  return <div ref={box} className="rich-text is-read" />;
}
