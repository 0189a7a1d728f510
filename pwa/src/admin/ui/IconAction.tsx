import type { MouseEvent, ReactNode } from 'react';
import type { RowAct } from './changeRows.ts';
import { Icon, type IconName } from '../../shared/ui/primitives/Icon.tsx';
import './DataTable.css';

export interface IconActionProps {
  readonly icon: IconName;
  /** Such as `Obriši: Veče starogradskih pesama`. Shown as a tooltip. */
  readonly label: string;
  /** `Obriši`, shown in a `RowMenu` on phones. */
  readonly word?: string;
  readonly href?: string;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** The beginning of a press. Only for buttons. */
  readonly onPointerDown?: () => void;
  readonly danger?: boolean;
  /** For `changeRows`. */
  readonly act?: RowAct;
}

/** A link if it has an `href`. */
export function IconAction(props: IconActionProps): ReactNode {
  const { icon, label, word, href, onClick, onPointerDown, danger, act } = props;
  const content = (
    <>
      <Icon name={icon} />
      {word ? <span className="row-action-word">{word}</span> : null}
    </>
  );
  const className = danger ? 'row-action red' : 'row-action';
  return href ? (
    <a className={className} href={href} aria-label={label} onClick={onClick}>
      {content}
    </a>
  ) : (
    <button
      className={className}
      type="button"
      aria-label={label}
      data-act={act}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      {content}
    </button>
  );
}
