import { useRef } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { LazyHydrate } from '../../hydration/LazyHydrate.tsx';
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
export type Ground = 'paper' | 'night' | 'ochre' | 'deep';

/** A section of a page, set off from its neighbours by the page's rhythm. */
export interface SectionProps {
  readonly children: ReactNode;
  /** `paper` is the page itself; the others are bands over the whole width. */
  readonly ground?: Ground;
  /** Smaller space above, for the first section under a page head. */
  readonly flush?: boolean;
  readonly id?: string;
  /** Far down on a long page: laid out when it comes near, so that a slow phone shows the beginning sooner. */
  readonly far?: boolean;
  /** Part of it lies over the page: it is taken over at once, however far down it stands. */
  readonly atOnce?: boolean;
  /** The id of the heading that names the section. */
  readonly labelledBy?: string;
}

/** A section with its ground, its space and a container inside; taken over when it comes near. */
export function Section(props: SectionProps): ReactNode {
  const { children, ground, flush, id, far, atOnce = false, labelledBy } = props;
  const host = useRef<HTMLElement>(null);
  const band = ground && ground !== 'paper' ? `band ${ground}` : 'sec';
  return (
    <section
      ref={host}
      className={classes(band, flush && 'flush', far && 'far')}
      id={id}
      aria-labelledby={labelledBy}
    >
      <LazyHydrate host={host} atOnce={atOnce}>
        <Container>{children}</Container>
      </LazyHydrate>
    </section>
  );
}
