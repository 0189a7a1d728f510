import type { FocusEvent, ReactNode } from 'react';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import './Chips.css';

/** One choice of several. */
export interface ChipProps {
  readonly label: string;
  readonly href: string;
  readonly chosen: boolean;
  /** A choice that can be taken back beside others. */
  readonly toggles?: boolean;
  /** Search engines need not follow it. */
  readonly unlisted?: boolean;
  /** How much there is of it. */
  readonly count?: number;
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

/** Browsers scroll to what is out of sight, and leave a chip of which a few pixels are seen. */
function showWhole({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Choices beside each other; on a phone they scroll. */
export function Chips({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <ul className="chips" aria-label={label} onFocus={showWhole}>
      {children}
    </ul>
  );
}
