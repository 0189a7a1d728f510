import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSwipe, type SwipeHandlers } from './useSwipe.ts';

/** Milliseconds for which a picture stands still (specification, section 9). */
const DELAY = 3000;

/** How far right of the current one a picture of a ring stands: 0, 1, 2, … and -1, -2, … */
export function offsetOf(at: number, current: number, total: number): number {
  const steps = (((at - current) % total) + total) % total;
  // The greater half stands at the right, so that with two pictures the other one is the next.
  return steps > total / 2 ? steps - total : steps;
}

/** The state of a carousel and its handles. */
export interface Carousel {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly index: number;
  /** The previous index. With it, a picture that wraps round the back is not seen flying past. */
  readonly former: number;
  /** Whether it moves on by itself; `null` where it never does. */
  readonly running: boolean | null;
  /** The control works. */
  readonly ready: boolean;
  readonly touch: SwipeHandlers;
  /** Goes to a picture, counted from 0; beyond the ends it goes round. */
  readonly go: (index: number) => void;
  readonly toggle: () => void;
}

/**
 * Turns a ring of pictures: every 3000 ms while it is in view and nobody points at it, has the focus in it or hides
 * the tab; a touch ends that. Reduced motion: never by itself. It begins with the picture `start`, counted from 0.
 */
export function useCarousel(total: number, start = 0): Carousel {
  const host = useRef<HTMLDivElement>(null);
  const [{ index, former }, setPlace] = useState({ index: start, former: start });
  const [running, setRunning] = useState<boolean | null>(true);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const element = host.current;
    if (!element || total < 2) return undefined;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const watch = new IntersectionObserver((_entries, self) => {
      self.disconnect();
      setReady(true);
      if (calm) setRunning(null);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
    };
  }, [total]);

  useEffect(() => {
    const element = host.current;
    if (!element || !running || total < 2) return undefined;
    let inView = false;
    const watch = new IntersectionObserver(([entry]) => {
      inView = entry?.isIntersecting ?? false;
    });
    watch.observe(element);
    const timer = setInterval(() => {
      const held = element.matches(':hover') || element.contains(document.activeElement);
      if (!inView || held || document.hidden) return;
      setPlace((place) => ({ index: (place.index + 1) % total, former: place.index }));
    }, DELAY);
    return () => {
      watch.disconnect();
      clearInterval(timer);
    };
  }, [running, total]);

  const go = (to: number): void => {
    setPlace((place) => ({ index: (to + total) % total, former: place.index }));
  };
  const swipe = useSwipe((direction) => {
    go(index + direction);
  });
  return {
    host,
    index,
    former,
    running,
    ready,
    go,
    toggle: () => {
      setRunning((value) => value !== null && !value);
    },
    touch: {
      ...swipe,
      onTouchStart: (event) => {
        setRunning((value) => (value === null ? null : false));
        swipe.onTouchStart(event);
      },
    },
  };
}
