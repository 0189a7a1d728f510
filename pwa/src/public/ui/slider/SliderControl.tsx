import type { ReactNode } from 'react';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';

export interface SliderControlProps {
  /** Names the slider for screen readers. */
  readonly label: string;
  /** Counts from 1. */
  readonly index: number;
  readonly total: number;
  /** `null`: no autoplay to pause. */
  readonly running: boolean | null;
  /** Invisible but keeps its space: before the slider works, or when all slides fit. */
  readonly hidden: boolean;
  readonly onPrevious: () => void;
  readonly onToggle: () => void;
  readonly onNext: () => void;
}

export function SliderControl(props: SliderControlProps): ReactNode {
  const { label, index, total, running, hidden, onPrevious, onToggle, onNext } = props;
  const texts = uiTexts.slider;
  return (
    <div
      className={classes('control', hidden && 'off')}
      role="group"
      aria-label={texts.control(label)}
    >
      <button type="button" aria-label={texts.previous} onClick={onPrevious}>
        <Icon name="chevron-left" />
      </button>
      <span className="control-count">
        <span aria-hidden="true">{texts.position(index, total)}</span>
        <span className="visually-hidden">{texts.spoken(index, total)}</span>
      </span>
      {running === null ? null : (
        <button type="button" aria-label={running ? texts.pause : texts.play} onClick={onToggle}>
          <Icon name={running ? 'pause' : 'play'} size={18} />
        </button>
      )}
      <button type="button" aria-label={texts.next} onClick={onNext}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
