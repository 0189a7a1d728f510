import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import './Chips.css';

export interface ChipProps {
  readonly label: string;
  readonly href: string;
  readonly chosen: boolean;
  /** Toggles independently of others. */
  readonly toggles?: boolean;
  /** Adds `nofollow`. */
  readonly unlisted?: boolean;
  /** The number of results. */
  readonly count?: number | undefined;
}

/** A choice as a plain link. */
export function Chip({
  label,
  href,
  chosen,
  toggles = false,
  unlisted = false,
  count,
}: ChipProps): ReactNode {
  return (
    <li>
      <a
        className="chip"
        href={href}
        rel={unlisted ? 'nofollow' : undefined}
        aria-current={chosen ? 'true' : undefined}
      >
        {label}
        {count === undefined ? null : <b>{count}</b>}
        {chosen && toggles ? <Icon name="cross" size={16} /> : null}
      </a>
    </li>
  );
}

/** A row that scrolls on phones. */
export function Chips({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <ul className="chips" aria-label={label} data-start="showWhole">
      {children}
    </ul>
  );
}
