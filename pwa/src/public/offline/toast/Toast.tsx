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
    <section className="toast" aria-label={title}>
      <p className="toast-title">{title}</p>
      <button type="button" className="toast-close" onClick={onClose}>
        <Icon name="close" />
        {closeLabel}
      </button>
      {children ? <div className="toast-content">{children}</div> : null}
      {actions ? <div className="toast-actions">{actions}</div> : null}
    </section>
  );
}
