import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SliderEngine } from './engine/CardSlider.engine.ts';

export interface SliderState {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly row: RefObject<HTMLDivElement | null>;
  readonly index: number;
  readonly running: boolean | null;
  /** Nothing to control: not started yet, or all slides fit. */
  readonly still: boolean;
  readonly previous: () => void;
  readonly next: () => void;
  readonly toggle: () => void;
}

const fits = (row: HTMLElement): boolean => row.scrollWidth <= row.clientWidth + 1;

/**
 * Starts the engine when the row is near the viewport and its slides do not all fit. Until then it
 * is a plain scroll-snap row.
 */
export function useSlider(autoplay: boolean): SliderState {
  const host = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const engine = useRef<SliderEngine>(null);
  const [index, setIndex] = useState(0);
  const [running, setRunning] = useState<boolean | null>(autoplay);
  const [still, setStill] = useState(true);

  useEffect(() => {
    const rowElement = row.current;
    const hostElement = host.current;
    if (!rowElement || !hostElement) return undefined;
    let alive = true;
    let near = false;
    let starting = false;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;

    const start = async (): Promise<void> => {
      if (starting || !near || fits(rowElement)) return;
      starting = true;
      const { startSlider } = await import('./engine/CardSlider.engine.ts');
      if (!alive) return;
      engine.current = startSlider(rowElement, hostElement, autoplay && !calm, {
        onMove: setIndex,
        onRunning: (value) => {
          setRunning(autoplay && !calm ? value : null);
        },
        onFits: setStill,
      });
    };
    // If the engine fails to load, the row stays scrollable.
    const tryStart = (): void => {
      start().catch(() => {
        starting = false;
      });
    };
    const watch = new IntersectionObserver(
      (entries) => {
        near = entries.some((entry) => entry.isIntersecting);
        if (!near) return;
        tryStart();
        // A section with deferred layout is laid out by the next frame.
        requestAnimationFrame(tryStart);
      },
      { rootMargin: '300px' },
    );
    watch.observe(rowElement);
    const resize = new ResizeObserver(tryStart);
    resize.observe(rowElement);
    return () => {
      alive = false;
      watch.disconnect();
      resize.disconnect();
      engine.current?.destroy();
      engine.current = null;
    };
  }, [autoplay]);

  return {
    host,
    row,
    index,
    running,
    still,
    previous: () => engine.current?.previous(),
    next: () => engine.current?.next(),
    toggle: () => engine.current?.toggle(),
  };
}
