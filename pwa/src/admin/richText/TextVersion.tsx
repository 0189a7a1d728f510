import type { ReactNode } from 'react';
import { useEditorCode } from './editorCode.ts';
import { plainOf, type TypedText } from './typedText.ts';

/** With its marks, once the editor's code is loaded. */
export function TextVersion({ value }: { readonly value: TypedText }): ReactNode {
  const [code] = useEditorCode();
  if (typeof value === 'string') return value;
  if (code === undefined || code === 'failed') return plainOf(value);
  return <code.MarkedText value={value} />;
}
