import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/** Callbacks from a running slider to its component. */
export interface SliderEvents {
  /** The first visible slide, counted from 0. */
  readonly onMove: (index: number) => void;
  /** Whether autoplay is wanted (hover and focus hold it without changing this). */
  readonly onRunning: (running: boolean) => void;
  /** All slides fit: there is nowhere to move. */
  readonly onFits: (fits: boolean) => void;
}

/** A running slider. */
export interface SliderEngine {
  readonly previous: () => void;
  readonly next: () => void;
  readonly toggle: () => void;
  readonly destroy: () => void;
}

/** The first slide that the reader has scrolled to before the slider took over. */
function scrolledTo(row: HTMLElement, slides: number): number {
  const step = row.scrollWidth / slides;
  return Math.max(0, Math.min(slides - 1, Math.round(row.scrollLeft / step)));
}

/**
 * Drives a scroll-snap row. Widths and gaps stay those of the style sheet, so nothing moves. Autoplay (3000 ms,
 * specification section 9) waits while a pointer or the focus is on `host` or the tab is hidden, and ends at a touch.
 */
export function startSlider(
  row: HTMLElement,
  host: HTMLElement,
  autoplay: boolean,
  events: SliderEvents,
): SliderEngine {
  const gap = (): number => parseFloat(getComputedStyle(row).getPropertyValue('--g')) || 0;
  const slides = row.querySelectorAll<HTMLElement>('.slider-item');
  const visible = Math.ceil(row.clientWidth / ((slides[0]?.offsetWidth ?? 1) + gap()));
  const loop = slides.length > visible;
  const initialSlide = scrolledTo(row, slides.length);
  row.scrollLeft = 0;
  row.classList.add('slider-on');
  const swiper = new Swiper(row, {
    modules: [Autoplay],
    wrapperClass: 'slider-track',
    slideClass: 'slider-item',
    slidesPerView: 'auto',
    spaceBetween: gap(),
    initialSlide,
    loop,
    // Quick presses all count.
    loopPreventsSliding: false,
    rewind: !loop,
    speed: autoplay ? 500 : 0,
    autoplay: autoplay ? { delay: 3000, disableOnInteraction: false } : false,
    on: {
      realIndexChange: (self) => {
        events.onMove(self.realIndex);
      },
      lock: () => {
        events.onFits(true);
      },
      unlock: () => {
        events.onFits(false);
      },
      beforeResize: (self) => {
        self.params.spaceBetween = gap();
      },
    },
  });

  let wanted = autoplay;
  const holds = new Set<string>();
  const apply = (): void => {
    if (wanted && holds.size === 0) swiper.autoplay.start();
    else swiper.autoplay.stop();
  };
  const setWanted = (value: boolean): void => {
    wanted = value;
    apply();
    events.onRunning(value);
  };
  const listening = new AbortController();
  const listen = (type: string, react: (event: Event) => void): void => {
    host.addEventListener(type, react, { signal: listening.signal, passive: true });
  };
  const hold = (reason: string): void => {
    holds.add(reason);
    apply();
  };
  const release = (reason: string): void => {
    holds.delete(reason);
    apply();
  };
  if (autoplay) {
    listen('pointerenter', (event) => {
      if ((event as PointerEvent).pointerType === 'mouse') hold('pointer');
    });
    listen('pointerleave', () => {
      release('pointer');
    });
    listen('focusin', () => {
      hold('focus');
    });
    listen('focusout', () => {
      release('focus');
    });
    row.addEventListener(
      'touchstart',
      () => {
        setWanted(false);
      },
      { signal: listening.signal, passive: true },
    );
  }
  // The library's own handling of the focus turns the ring while the focus is in it, and moving the focused card in
  // the document takes the focus away: here cards keep their order, so that Tab passes each of them once.
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    row.scrollLeft = 0;
    const slide = target.closest<HTMLElement>('.slider-item');
    const at = slide ? swiper.slides.indexOf(slide) : -1;
    if (!slide || at < 0) return;
    const [card, frame] = [slide.getBoundingClientRect(), row.getBoundingClientRect()];
    if (card.left < frame.left - 1 || card.right > frame.right + 1) swiper.slideTo(at, 0);
  };
  // The browser brings a focused card into view by scrolling, which would move the row twice.
  const onScroll = (): void => {
    row.scrollLeft = 0;
  };
  row.addEventListener('focusin', onFocus, { signal: listening.signal });
  row.addEventListener('scroll', onScroll, { signal: listening.signal });
  events.onFits(swiper.isLocked);
  events.onMove(swiper.realIndex);
  events.onRunning(wanted);

  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    toggle: () => {
      setWanted(!wanted);
    },
    destroy: () => {
      listening.abort();
      swiper.destroy(true, true);
      row.classList.remove('slider-on');
    },
  };
}
