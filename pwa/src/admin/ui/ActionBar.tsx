import type { ReactNode } from 'react';
import './AlertBox.css';

/** The actions of a form. */
export interface ActionBarProps {
  /** Save, cancel and, third, a preview that moves to the right. */
  readonly children: ReactNode;
}

/** Sticks to the bottom of the window under a 2 px rule. */
export function ActionBar({ children }: ActionBarProps): ReactNode {
  return <div className="bar-s">{children}</div>;
}
