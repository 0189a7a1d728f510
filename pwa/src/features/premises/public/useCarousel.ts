import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSwipe, type SwipeHandlers } from '../../../public/ui/lightbox/useSwipe.ts';

/** Milliseconds per picture (specification, section 9). */
const DELAY = 3000;

/** The position of a picture relative to the current one: 0, 1, 2, … and -1, -2, … */
export function offsetOf(at: number, current: number, total: number): number {
  const steps = (((at - current) % total) + total) % total;
  // With two pictures, the other one is on the right.
  return steps > total / 2 ? steps - total : steps;
}

export interface Carousel {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly index: number;
  /** The previous index, used to hide the picture that wraps around. */
  readonly previous: number;
  /** Whether autoplay is on; `null` if there is none. */
  readonly running: boolean | null;
  /** Whether the control works yet. */
  readonly ready: boolean;
  readonly touch: SwipeHandlers;
  /** Wraps around at both ends. */
  readonly go: (index: number) => void;
  readonly toggle: () => void;
}

/**
 * Autoplay pauses while the carousel is out of view, hovered, focused or in a hidden tab, and ends
 * at a touch. There is none with reduced motion.
 */
export function useCarousel(total: number, start = 0): Carousel {
  const host = useRef<HTMLDivElement>(null);
  const [{ index, previous }, setPlace] = useState({ index: start, previous: start });
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
      setPlace((place) => ({ index: (place.index + 1) % total, previous: place.index }));
    }, DELAY);
    return () => {
      watch.disconnect();
      clearInterval(timer);
    };
  }, [running, total]);

  const go = (to: number): void => {
    setPlace((place) => ({ index: (to + total) % total, previous: place.index }));
  };
  const swipe = useSwipe((direction) => {
    go(index + direction);
  });
  return {
    host,
    index,
    previous,
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
