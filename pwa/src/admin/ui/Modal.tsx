import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { uiTexts } from '../../shared/texts/ui.texts.ts';
import { classes } from '../../shared/ui/primitives/classes.ts';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import './Modal.css';

export interface ModalProps {
  readonly open: boolean;
  readonly title: string;
  /** Called by Escape, the close button and a click outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  /** `red` for errors and deletions. */
  readonly tone?: 'green' | 'red';
  /** For a form with two columns. */
  readonly wide?: boolean;
  /** Fills the screen. */
  readonly full?: boolean;
  /** The buttons stay visible at the bottom while the rest scrolls. */
  readonly stick?: boolean;
}

/**
 * A native `dialog`, which traps and restores the focus. At the bottom of the screen on a phone.
 */
export function Modal({
  open,
  title,
  onClose,
  children,
  actions,
  tone = 'green',
  wide = false,
  full = false,
  stick = false,
}: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Later effects of a form would open it a frame later.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      // Not on phones, whose on-screen keyboard would cover half of the dialog.
      const field = element.querySelector<HTMLElement>('input:not([type="hidden"]), textarea');
      if (window.matchMedia('(pointer: fine)').matches) field?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);
  // A removed dialog restores no focus; only a closed one does.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      element?.close();
    };
  }, []);
  return (
    <dialog
      className={Object.entries({ modal: true, red: tone === 'red', wide, full })
        .flatMap(([name, isSet]) => (isSet ? [name] : []))
        .join(' ')}
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current && outside(event, dialog.current)) onClose();
      }}
    >
      <div className="modal-head">
        <h2 id={id}>{title}</h2>
        <button className="modal-close" type="button" aria-label={uiTexts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
      {actions ? (
        <div className={classes('modal-actions', stick && 'modal-stick')}>{actions}</div>
      ) : null}
    </dialog>
  );
}

/**
 * A click on the backdrop has the dialog as its target; only its position distinguishes it from
 * one on the dialog's padding.
 */
function outside(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: Element,
): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
