import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '../../shared/ui/primitives/classes.ts';
import './MenuButton.css';

/** Between the button and its list, in pixels. */
const GAP = 4;

export interface MenuButtonProps {
  /** The name for screen readers, unless `children` say it. */
  readonly label?: string;
  readonly children: ReactNode;
  /** Of the button. */
  readonly className?: string;
  /** Links and buttons, each an `li`. */
  readonly items: ReactNode;
}

/** A button that unfolds a few links and buttons; a press, Escape and leaving it fold them. */
export function MenuButton({ label, children, className, items }: MenuButtonProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (details.current) details.current.open = false;
  };
  /** Fixed, because the list may be in a box that scrolls. */
  const place = (): void => {
    const list = details.current?.querySelector('ul');
    const button = details.current?.querySelector('summary')?.getBoundingClientRect();
    if (!list || !button || !details.current?.open) return;
    const fitsBelow = button.bottom + list.offsetHeight + GAP <= window.innerHeight;
    const top = fitsBelow ? button.bottom + GAP : button.top - GAP - list.offsetHeight;
    const left = Math.max(GAP, button.right - list.offsetWidth);
    Object.assign(list.style, { top: `${String(top)}px`, left: `${String(left)}px` });
  };
  useEffect(() => {
    const outside = (event: PointerEvent): void => {
      if (!details.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('scroll', close, true);
    };
  }, []);
  return (
    <details
      className="menu-button"
      ref={details}
      onToggle={place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        close();
        details.current.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        // Safari focuses no pressed button.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className={classes(className)} aria-label={label}>
        {children}
      </summary>
      <ul onClick={close}>{items}</ul>
    </details>
  );
}
