import { Children, useId, type ReactNode } from 'react';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import type { LinkTo } from '../../../shared/ui/primitives/links.ts';
import { SectionHead } from '../layout/SectionHead.tsx';
import { CardSliderControl } from './CardSliderControl.island.tsx';
import './CardSlider.css';

/**
 * Slides per view from 0, 576, 768, 992 and 1200 px (specification, section 9): `three` 1 2 3 3 3,
 * `five` 1 2 3 4 5, `four` 1 2 3 4 4 (past events), `two` 1 2 2 2 2 (competitions).
 */
export type PerView = 'three' | 'five' | 'four' | 'two';

/** Of other items on the page of one: two views of three, so that the page is small. */
export const RELATED_SLIDES = 6;

export interface CardSliderProps {
  readonly title: string;
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
export function CardSlider({
  title,
  link,
  between,
  slides: given,
  perView = 'three',
  autoplay = true,
}: CardSliderProps): ReactNode {
  const slides = Children.toArray(given);
  const id = useId();
  // The only programme of the home page is above the row.
  const hasSlides = slides.length > 0;
  return (
    // A new number of slides remounts the slider, because the engine has reordered the elements.
    <div key={slides.length} data-near="">
      <SectionHead
        title={title}
        id={id}
        link={link}
        control={
          hasSlides && <CardSliderControl label={title} total={slides.length} autoplay={autoplay} />
        }
      />
      {between ? <div className="slider-between">{between}</div> : null}
      {hasSlides ? (
        <div
          className={classes('slider', `slider-${perView}`)}
          role="region"
          aria-labelledby={id}
          data-row=""
        >
          <ul className="slider-track">
            {slides.map((slide, position) => (
              <li className="slider-item" key={position}>
                {slide}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
