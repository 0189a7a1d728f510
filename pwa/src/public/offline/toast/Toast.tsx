import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import './Toast.css';

/** The texts, buttons and close handler of a toast. */
export interface ToastProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons, in one row. */
  readonly actions?: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** A quiet notice at the foot of the window that takes nothing of the page away and is closed with one press. */
export function Toast({ title, children, actions, closeLabel, onClose }: ToastProps): ReactNode {
  return (
    <section className="nband" aria-label={title}>
      <p className="nband-t">{title}</p>
      <button type="button" className="nband-x" onClick={onClose}>
        <Icon name="close" />
        {closeLabel}
      </button>
      {children ? <div className="nband-c">{children}</div> : null}
      {actions ? <div className="nband-a">{actions}</div> : null}
    </section>
  );
}
