import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import './Toast.css';

export interface ToastProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** A notice at the bottom of the window. It covers no content and is closed with one press. */
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
