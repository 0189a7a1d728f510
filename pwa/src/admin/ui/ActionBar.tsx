import type { ReactNode } from 'react';
import { staffUiTexts } from './adminUi.texts.ts';
import './AlertBox.css';

export interface ActionBarProps {
  /** Save and cancel; a third button, the preview, is aligned right. */
  readonly children: ReactNode;
  /** 0 to 100: the file field may be out of view. */
  readonly percent?: number | undefined;
}

/** Sticks to the bottom of the window. */
export function ActionBar({ children, percent }: ActionBarProps): ReactNode {
  return (
    <div className="action-bar">
      <UploadProgress percent={percent} />
      {children}
    </div>
  );
}

export function UploadProgress({ percent }: Pick<ActionBarProps, 'percent'>): ReactNode {
  return percent === undefined ? null : (
    <p className="action-bar-progress">
      <progress className="drop-progress" max={100} value={percent} aria-hidden="true" />
      <span>{staffUiTexts.sent(Math.round(percent))}</span>
    </p>
  );
}
