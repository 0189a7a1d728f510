import { useState } from 'react';
import type { DragEventHandler } from 'react';

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
