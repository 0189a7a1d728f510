import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../shared/ui/primitives/Icon.tsx';
import './AlertBox.css';

export interface AlertBoxProps {
  /** `amber`: unsaved. `red`: an error or a conflict. `green`: done. */
  readonly tone: 'amber' | 'red' | 'green';
  readonly text: string;
  /** A second sentence below the first. */
  readonly more?: string | undefined;
  /** Buttons or links: 'Odbaci izmene'. */
  readonly children?: ReactNode;
}

const LOOK: Readonly<Record<AlertBoxProps['tone'], readonly [string, IconName]>> = {
  amber: ['alert-box', 'warning'],
  red: ['alert-box red', 'warning'],
  green: ['alert-box ok', 'check'],
};

/** Screen readers announce red boxes immediately, others politely. */
export function AlertBox({ tone, text, more, children }: AlertBoxProps): ReactNode {
  const [className, icon] = LOOK[tone];
  return (
    <div className={className} role={tone === 'red' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <div className="alert-box-title">
        <p>{text}</p>
        {more === undefined ? null : <p className="alert-box-text">{more}</p>}
      </div>
      {children ? <div className="alert-box-ways">{children}</div> : null}
    </div>
  );
}
