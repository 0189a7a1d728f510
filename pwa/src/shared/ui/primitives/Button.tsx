import type { ComponentPropsWithRef, ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.texts.ts';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import './Button.css';

/**
 * `green`: the one primary action of a view. `gold`: only on dark or green. `ink`: on gold.
 * `outline`: all others. `quiet`: text only. `danger`: opens a delete confirmation; `red`: confirms
 * it.
 */
export type ButtonKind = 'green' | 'gold' | 'ink' | 'outline' | 'quiet' | 'danger' | 'red';

interface Look {
  readonly kind?: ButtonKind;
  /** 44 px high instead of 52. */
  readonly compact?: boolean;
  /** Before the label. */
  readonly icon?: IconName;
  /** After the label. */
  readonly iconAfter?: IconName;
}

const look = (kind: ButtonKind, compact: boolean, className?: string): string =>
  classes('button', `button-${kind}`, compact && 'compact', className);

export interface ButtonProps extends Look, ComponentPropsWithRef<'button'> {
  /** Disables the button and shows `busyLabel` without changing the width. */
  readonly busy?: boolean;
  readonly busyLabel?: string;
}

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

export interface ButtonLinkProps extends Look, ComponentPropsWithRef<'a'> {
  readonly href: string;
}

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
