import { Children, useId, type ReactNode } from 'react';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import type { HeadingLevel, LinkTo } from '../../../shared/ui/primitives/links.ts';
import { SectionHead } from '../layout/SectionHead.tsx';
import { SliderControl } from './SliderControl.tsx';
import { useSlider } from './useSlider.ts';
import './CardSlider.css';

/**
 * Slides per view from 0, 576, 768, 992 and 1200 px (specification, section 9): `three` 1 2 3 3 3,
 * `five` 1 2 3 4 5, `four` 1 2 3 4 4 (past events), `two` 1 2 2 2 2 (competitions).
 */
export type PerView = 'three' | 'five' | 'four' | 'two';

export interface CardSliderProps {
  readonly title: string;
  readonly level?: HeadingLevel;
  readonly link?: LinkTo | undefined;
  /** Content between heading and row: the first programme. */
  readonly between?: ReactNode;
  /** Each needs a `key`. */
  readonly slides: readonly ReactNode[];
  readonly perView?: PerView;
  readonly autoplay?: boolean;
}

/**
 * Without JavaScript a scrollable row; with it a looping slider, without a layout shift. If all
 * slides fit, the control is hidden.
 */
export function CardSlider(props: CardSliderProps): ReactNode {
  const slides = Children.toArray(props.slides);
  // A new number of slides remounts the slider, because the engine has reordered the elements.
  return <Slider key={slides.length} {...props} slides={slides} />;
}

function Slider({
  title,
  level = 2,
  link,
  between,
  slides,
  perView = 'three',
  autoplay = true,
}: CardSliderProps): ReactNode {
  const { host, row, index, running, still, previous, next, toggle } = useSlider(autoplay);
  const id = useId();
  const control = (
    <SliderControl
      label={title}
      index={index + 1}
      total={slides.length}
      running={running}
      hidden={still}
      onPrevious={previous}
      onToggle={toggle}
      onNext={next}
    />
  );
  return (
    <div ref={host}>
      <SectionHead title={title} level={level} id={id} link={link} control={control} />
      {between ? <div className="slider-between">{between}</div> : null}
      <div
        className={classes('slider', `slider-${perView}`)}
        ref={row}
        role="region"
        aria-labelledby={id}
      >
        <ul className="slider-track">
          {slides.map((slide, position) => (
            <li className="slider-item" key={position}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
