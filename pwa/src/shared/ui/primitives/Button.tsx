import type { ComponentPropsWithRef, ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.texts.ts';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import './Button.css';

/**
 * `green`: the one primary action of a view. `gold`: only on dark or green. `ink`: on the gold band. `outline`: the
 * rest. `quiet`: text alone. `danger`: asks for a delete; `red`: confirms it, inside the confirmation only.
 */
export type ButtonKind = 'green' | 'gold' | 'ink' | 'outline' | 'quiet' | 'danger' | 'red';

interface Look {
  readonly kind?: ButtonKind;
  /** 44 px high instead of 52. */
  readonly compact?: boolean;
  /** The icon before the word. */
  readonly icon?: IconName;
  /** The icon after the word. */
  readonly iconAfter?: IconName;
}

const look = (kind: ButtonKind, compact: boolean, className?: string): string =>
  classes('button', `button-${kind}`, compact && 'compact', className);

/** A button; takes every attribute of the element besides its own. */
export interface ButtonProps extends Look, ComponentPropsWithRef<'button'> {
  /** Work is going on: presses do nothing, the width is held, the word changes. */
  readonly busy?: boolean;
  readonly busyLabel?: string;
}

/** A real `button`, of type `button` unless told otherwise. */
export function Button({
  kind = 'outline',
  compact = false,
  icon,
  iconAfter,
  busy,
  busyLabel = uiTexts.saving,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={look(kind, compact, className)}
      aria-disabled={busy ? true : undefined}
      aria-busy={busy ? true : undefined}
      onClick={busy ? undefined : onClick}
    >
      {icon ? <Icon name={icon} /> : null}
      {busy === undefined ? (
        children
      ) : (
        <span className="button-labels">
          <span aria-hidden={busy ? true : undefined}>{children}</span>
          <span aria-hidden={busy ? undefined : true}>{busyLabel}</span>
        </span>
      )}
      {iconAfter ? <Icon name={iconAfter} /> : null}
    </button>
  );
}

/** A link that looks like a button; takes every attribute of `a` besides its own. */
export interface ButtonLinkProps extends Look, ComponentPropsWithRef<'a'> {
  readonly href: string;
}

/** A plain `a href` drawn as a button, so that it works without JavaScript. */
export function ButtonLink({
  kind = 'outline',
  compact = false,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps): ReactNode {
  return (
    <a {...rest} className={look(kind, compact, className)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
      {iconAfter ? <Icon name={iconAfter} /> : null}
    </a>
  );
}
