import { useRef, type ReactNode } from 'react';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import './Container.css';

/** The measure of the page: 1280 px inside margins of 80 px, 20 px on a phone. */
export interface ContainerProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** Keeps content inside the page's margins. */
export function Container({ children, className }: ContainerProps): ReactNode {
  return <div className={classes('wrap', className)}>{children}</div>;
}

/** The ground on which a section stands. */
export type Surface = 'paper' | 'night' | 'ochre' | 'deep';

/** A section of a page, set off from its neighbours by the page's rhythm. */
export interface SectionProps {
  readonly children: ReactNode;
  /** `paper` is the page itself; the others are bands over the whole width. */
  readonly surface?: Surface;
  /** Smaller space above, for the first section under a page head. */
  readonly flush?: boolean;
  readonly id?: string;
  /** Far down on a long page: laid out when it comes near, so that a slow phone shows the beginning sooner. */
  readonly deferLayout?: boolean;
  /** The id of the heading that names the section. */
  readonly labelledBy?: string;
}

/** A section with its surface, its space and a container inside; hydrated by itself. */
export function Section(props: SectionProps): ReactNode {
  const { children, surface, flush, id, deferLayout, labelledBy } = props;
  const container = useRef<HTMLElement>(null);
  const kind = surface && surface !== 'paper' ? `band ${surface}` : 'section';
  return (
    <section
      ref={container}
      className={classes(kind, flush && 'flush', deferLayout && 'defer-layout')}
      id={id}
      aria-labelledby={labelledBy}
    >
      <HydrationBoundary containerRef={container}>
        <Container>{children}</Container>
      </HydrationBoundary>
    </section>
  );
}
