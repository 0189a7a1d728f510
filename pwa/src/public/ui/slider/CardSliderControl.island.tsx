import { useEffect, useRef, useState, type ReactNode } from 'react';
import { island } from '../../islands/island.tsx';
import type { SliderEngine } from './engine/CardSlider.engine.ts';
import { SliderControl } from './SliderControl.tsx';

export interface CardSliderControlProps {
  /** The slider's title. */
  readonly label: string;
  /** The number of slides. */
  readonly total: number;
  readonly autoplay: boolean;
}

/**
 * The buttons of a row of cards. Awake, it starts the engine, which moves the row of its
 * `[data-near]` host; if that fails to load, the row stays scrollable.
 */
function CardSliderControlContent({ label, total, autoplay }: CardSliderControlProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const engine = useRef<SliderEngine>(null);
  const [index, setIndex] = useState(0);
  const [running, setRunning] = useState<boolean | null>(autoplay);
  /** Not started yet, or all slides fit. */
  const [still, setStill] = useState(true);

  useEffect(() => {
    const host = place.current?.closest<HTMLElement>('[data-near]');
    const row = host?.querySelector<HTMLElement>('[data-row]');
    if (!host || !row) return undefined;
    let isAlive = true;
    const moves = autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = async (): Promise<void> => {
      const { startSlider } = await import('./engine/CardSlider.engine.ts');
      if (!isAlive) return;
      engine.current = startSlider(row, host, moves, {
        onMove: setIndex,
        onRunning: (value) => {
          setRunning(moves ? value : null);
        },
        onFits: setStill,
      });
    };
    start().catch(() => undefined);
    return () => {
      isAlive = false;
      engine.current?.destroy();
      engine.current = null;
    };
  }, [autoplay]);

  return (
    <span className="contents" ref={place}>
      <SliderControl
        label={label}
        index={index + 1}
        total={total}
        running={running}
        hidden={still}
        onPrevious={() => engine.current?.previous()}
        onToggle={() => engine.current?.toggle()}
        onNext={() => engine.current?.next()}
      />
    </span>
  );
}

export const CardSliderControl = island(
  { name: 'CardSliderControl', wake: 'near' },
  CardSliderControlContent,
);
