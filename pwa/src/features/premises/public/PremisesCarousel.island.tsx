import type { ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { island } from '../../../public/islands/island.tsx';
import { isPlain } from '../../../shared/press/isPlain.ts';
import { Picture } from '../../../shared/ui/primitives/Picture.tsx';
import { SectionHead } from '../../../public/ui/layout/SectionHead.tsx';
import { SliderControl } from '../../../public/ui/slider/SliderControl.tsx';
import { offsetOf, useCarousel } from './useCarousel.ts';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import '../../../public/ui/slider/CardSlider.css';
import './PremisesCarousel.css';

export interface PremisesPhotoView {
  readonly id: number;
  /** The label of its tab. */
  readonly category: string;
  readonly caption: string;
  readonly image: ImageView | null;
}

export interface PremisesCarouselProps {
  readonly title: string;
  /** Names the tabs for screen readers. */
  readonly tabsLabel: string;
  /** Not empty; sorted by category. */
  readonly photos: readonly PremisesPhotoView[];
  /** The index of the initial picture. */
  readonly start?: number;
}

const anchor = (photo: PremisesPhotoView): string => `prostor-${String(photo.id)}`;

/** To the first picture of each category. */
function Tabs(props: {
  readonly label: string;
  readonly photos: readonly PremisesPhotoView[];
  readonly current: string | undefined;
  readonly onGo: (index: number) => void;
}): ReactNode {
  const { label, photos, current, onGo } = props;
  const tabs = photos.filter(
    ({ category }, at) => photos.findIndex((one) => one.category === category) === at,
  );
  return (
    <ul className="carousel-tabs" aria-label={label}>
      {tabs.map((first) => (
        <li key={first.category}>
          <a
            href={`#${anchor(first)}`}
            aria-current={first.category === current ? 'true' : undefined}
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              onGo(photos.indexOf(first));
            }}
          >
            {first.category}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * One picture in the middle between its pale neighbours, with the categories as tabs. Without
 * JavaScript it is a scrollable row, and the tabs link to the first picture of each category.
 */
function PremisesCarouselContent(props: PremisesCarouselProps): ReactNode {
  const { title, tabsLabel, photos, start = 0 } = props;
  const { index, previous, running, ready, host, touch, go, toggle } = useCarousel(
    photos.length,
    start,
  );
  return (
    <div ref={host}>
      <SectionHead
        title={title}
        control={
          <Tabs label={tabsLabel} photos={photos} current={photos[index]?.category} onGo={go} />
        }
      />
      <div className="carousel" {...touch}>
        {photos.map((photo, at) => {
          const offset = offsetOf(at, index, photos.length);
          const follows =
            offset - offsetOf(at, previous, photos.length) ===
            offsetOf(previous, index, photos.length);
          return (
            <figure
              key={photo.id}
              id={anchor(photo)}
              className={classes('carousel-item', offset === 0 && 'on', !follows && 'cut')}
              style={{ transform: `translateX(calc(${String(offset)} * (100% + 30px)))` }}
              onClick={
                offset === 0
                  ? undefined
                  : () => {
                      go(at);
                    }
              }
            >
              <Picture
                image={photo.image}
                ratio="16/9"
                sizes="(min-width: 1200px) 960px, (min-width: 600px) 84vw, 100vw"
              />
              <figcaption>{photo.caption}</figcaption>
            </figure>
          );
        })}
        <div className="carousel-control">
          <SliderControl
            label={title}
            index={index + 1}
            total={photos.length}
            running={running}
            hidden={!ready}
            onPrevious={() => {
              go(index - 1);
            }}
            onToggle={toggle}
            onNext={() => {
              go(index + 1);
            }}
          />
        </div>
      </div>
    </div>
  );
}

export const PremisesCarousel = island(
  { name: 'PremisesCarousel', wake: 'near' },
  PremisesCarouselContent,
);
