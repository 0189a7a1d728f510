import type { ReactNode } from 'react';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { Icon, type IconName } from '../../../shared/ui/primitives/Icon.tsx';
import './SideList.css';

export interface SideRow {
  readonly icon: IconName;
  readonly title: string;
  readonly text: ReactNode;
  readonly href?: string | undefined;
}

export interface SideListProps {
  readonly title: string;
  /** Each with another icon. */
  readonly rows: readonly SideRow[];
  readonly className?: string;
}

export function SideList({ title: head, rows, className }: SideListProps): ReactNode {
  return (
    <section className={className}>
      <Heading level={2} className="side-head" text={head} />
      <ul className="side-list visit">
        {rows.map(({ icon, title, text, href }) => {
          const Row = href === undefined ? 'div' : 'a';
          return (
            <li key={icon}>
              <Row href={href}>
                <Icon name={icon} size={22} />
                <span>
                  <b>{title}</b>
                  {text ? <span className="side-when">{text}</span> : null}
                </span>
              </Row>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
