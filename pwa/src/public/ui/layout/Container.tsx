import type { ReactNode } from 'react';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import './Container.css';

export interface ContainerProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The page's column: 1280 px inside margins of 80 px, 20 px on a phone. */
export function Container({ children, className }: ContainerProps): ReactNode {
  return <div className={classes('wrap', className)}>{children}</div>;
}

export interface SectionProps {
  readonly children: ReactNode;
  /** A band of full width. */
  readonly surface?: 'night' | 'ochre';
  /** Less space above, for the first section under a page header. */
  readonly flush?: boolean;
  readonly id?: string;
  /**
   * For sections far down: layout is deferred until they are near the viewport, so that a slow
   * phone shows the beginning sooner.
   */
  readonly deferLayout?: boolean;
  /** The id of the section's heading. */
  readonly labelledBy?: string;
}

export function Section(props: SectionProps): ReactNode {
  const { children, surface, flush, id, deferLayout, labelledBy } = props;
  return (
    <section
      className={classes(
        surface ? `band ${surface}` : 'section',
        flush && 'flush',
        deferLayout && 'defer-layout',
      )}
      id={id}
      aria-labelledby={labelledBy}
    >
      <Container>{children}</Container>
    </section>
  );
}
