import { useLayoutEffect, useState, type DragEventHandler } from 'react';
import { useLatest } from '../screen/useLatest.ts';

export interface FileDropTarget {
  readonly className: string;
  readonly onDragOver: DragEventHandler;
  readonly onDragLeave: DragEventHandler;
  readonly onDrop: DragEventHandler;
}

/** Highlighted while files are over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): FileDropTarget {
  const [isOver, setOver] = useState(false);
  return {
    className: isOver ? 'drop over' : 'drop',
    onDragOver: (event) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => {
      setOver(false);
    },
    onDrop: (event) => {
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}

/** Controls into which text is pasted. */
const TEXT =
  'input:not([type="file"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether the clipboard has text. Word, Excel and LibreOffice add a picture to copied text. */
function hasText(data: DataTransfer): boolean {
  if (data.getData('text/plain').trim() || data.types.includes('text/rtf')) return true;
  // A picture copied from a page includes its `img` element.
  const html = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  return Boolean(html.body.textContent.trim());
}

/** Undefined in a text field or if the clipboard has text. */
function pastedFile({
  clipboardData,
  defaultPrevented,
  target,
}: Pick<ClipboardEvent, 'clipboardData' | 'defaultPrevented' | 'target'>): File | undefined {
  const isInText = target instanceof Element && target.closest(TEXT) !== null;
  if (!clipboardData || defaultPrevented || isInText || hasText(clipboardData)) return undefined;
  return clipboardData.files[0];
}

export function usePastedFile(onFile: (file: File) => void, isIgnored: boolean): void {
  const take = useLatest(onFile);
  // Not after the paint: a file pasted in the moment the field appears would be lost.
  useLayoutEffect(() => {
    if (isIgnored) return undefined;
    const onPaste = (event: ClipboardEvent): void => {
      const file = pastedFile(event);
      if (file) take(file);
    };
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('paste', onPaste);
    };
  }, [isIgnored, take]);
}
