import { useEffect, useRef, useState, type DragEventHandler } from 'react';

/** The properties of an element onto which files are dropped. */
export interface FileDropTarget {
  readonly className: string;
  readonly onDragOver: DragEventHandler;
  readonly onDragLeave: DragEventHandler;
  readonly onDrop: DragEventHandler;
}

/** Takes files that are dropped onto an element, which shows that it would. */
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

/** Is there text to paste? Word, Excel and LibreOffice put a picture of a copied text beside it. */
function hasText(data: DataTransfer): boolean {
  if (data.getData('text/plain').trim() || data.types.includes('text/rtf')) return true;
  // A picture that was copied from a page comes with the element that showed it.
  const html = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  return Boolean(html.body.textContent.trim());
}

/** The file of a paste; undefined where a text field is meant, or text. */
function pastedFile({
  clipboardData,
  defaultPrevented,
  target,
}: Pick<ClipboardEvent, 'clipboardData' | 'defaultPrevented' | 'target'>): File | undefined {
  const isInText = target instanceof Element && target.closest(TEXT) !== null;
  if (!clipboardData || defaultPrevented || isInText || hasText(clipboardData)) return undefined;
  return clipboardData.files[0];
}

/** Takes a file that is pasted anywhere on the page. */
export function usePastedFile(onFile: (file: File) => void, isIgnored: boolean): void {
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    if (isIgnored) return undefined;
    const onPaste = (event: ClipboardEvent): void => {
      const file = pastedFile(event);
      if (file) latest.current(file);
    };
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('paste', onPaste);
    };
  }, [isIgnored]);
}
