import type { ReactNode } from 'react';
import { staffUiTexts } from './adminUi.texts.ts';
import './AlertBox.css';

/** The actions of a form. */
export interface ActionBarProps {
  /** Save, cancel and, third, a preview that moves to the right. */
  readonly children: ReactNode;
  /** How far an upload is, 0 to 100: the file may be screens away. */
  readonly percent?: number | undefined;
}

/** Sticks to the bottom of the window under a 2 px rule. */
export function ActionBar({ children, percent }: ActionBarProps): ReactNode {
  return (
    <div className="action-bar">
      {percent === undefined ? null : (
        <p className="action-bar-progress">
          <progress className="drop-progress" max={100} value={percent} aria-hidden="true" />
          <span>{staffUiTexts.sent(Math.round(percent))}</span>
        </p>
      )}
      {children}
    </div>
  );
}
