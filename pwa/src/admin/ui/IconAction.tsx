import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../shared/ui/primitives/Icon.tsx';
import './DataTable.css';

/** An action that is only an icon, as in tables. */
export interface IconActionProps {
  readonly icon: IconName;
  /** Says what happens and to what: `Obriši: Veče starogradskih pesama`. Shown as a tooltip. */
  readonly label: string;
  readonly href?: string;
  readonly onClick?: () => void;
  readonly danger?: boolean;
}

/** A square of 40 px (44 on a phone) with a visible tooltip. A link when it has an address. */
export function IconAction({ icon, label, href, onClick, danger }: IconActionProps): ReactNode {
  const className = danger ? 'row-action red' : 'row-action';
  return href ? (
    <a className={className} href={href} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </a>
  ) : (
    <button className={className} type="button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
