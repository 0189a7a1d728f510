import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/** Callbacks from the engine to its component. */
export interface SliderEvents {
  /** The index of the first visible slide. */
  readonly onMove: (index: number) => void;
  /** Whether autoplay is on. Hover and focus pause it without changing this. */
  readonly onRunning: (running: boolean) => void;
  /** Whether all slides fit. */
  readonly onFits: (fits: boolean) => void;
}

export interface SliderEngine {
  readonly previous: () => void;
  readonly next: () => void;
  readonly toggle: () => void;
  readonly destroy: () => void;
}

/** The slide that the reader scrolled to before the slider started. */
function scrolledTo(row: HTMLElement, slides: number): number {
  const step = row.scrollWidth / slides;
  return Math.max(0, Math.min(slides - 1, Math.round(row.scrollLeft / step)));
}

interface Parts {
  readonly swiper: Swiper;
  readonly row: HTMLElement;
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
}

/** Pauses while `host` is hovered or focused, and ends at a touch. Returns the switch. */
function driveAutoplay(
  { swiper, row, host, signal }: Parts,
  autoplay: boolean,
  onRunning: SliderEvents['onRunning'],
): () => void {
  let isOn = autoplay;
  const holds = new Set<string>();
  const apply = (): void => {
    if (isOn && holds.size === 0) swiper.autoplay.start();
    else swiper.autoplay.stop();
  };
  const turn = (value: boolean): void => {
    isOn = value;
    apply();
    onRunning(value);
  };
  const listen = (on: HTMLElement, type: string, react: (event: Event) => void): void => {
    on.addEventListener(type, react, { signal, passive: true });
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
    listen(host, 'pointerenter', (event) => {
      if ((event as PointerEvent).pointerType === 'mouse') hold('pointer');
    });
    listen(host, 'pointerleave', () => {
      release('pointer');
    });
    listen(host, 'focusin', () => {
      hold('focus');
    });
    listen(host, 'focusout', () => {
      release('focus');
    });
    listen(row, 'touchstart', () => {
      turn(false);
    });
  }
  return () => {
    turn(!isOn);
  };
}

/**
 * The library's focus handling rotates the loop, and moving the focused card in the document loses
 * the focus. Here cards keep their order, so that Tab visits each once.
 */
function followFocus({ swiper, row, signal }: Parts): void {
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    row.scrollLeft = 0;
    const slide = target.closest<HTMLElement>('.slider-item');
    const at = slide ? swiper.slides.indexOf(slide) : -1;
    if (!slide || at < 0) return;
    const [card, frame] = [slide.getBoundingClientRect(), row.getBoundingClientRect()];
    if (card.left < frame.left - 1 || card.right > frame.right + 1) swiper.slideTo(at, 0);
  };
  // The browser scrolls a focused card into view, which would move the row twice.
  const onScroll = (): void => {
    row.scrollLeft = 0;
  };
  row.addEventListener('focusin', onFocus, { signal });
  row.addEventListener('scroll', onScroll, { signal });
}

/**
 * Drives a scroll-snap row, keeping the widths and gaps of the style sheet. Autoplay (3000 ms,
 * specification section 9) pauses while `host` is hovered or focused or the tab is hidden, and ends
 * at a touch.
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
    // Count every press, even fast ones.
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

  const listening = new AbortController();
  const parts = { swiper, row, host, signal: listening.signal };
  const toggle = driveAutoplay(parts, autoplay, events.onRunning);
  followFocus(parts);
  events.onFits(swiper.isLocked);
  events.onMove(swiper.realIndex);
  events.onRunning(autoplay);

  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    toggle,
    destroy: () => {
      listening.abort();
      swiper.destroy(true, true);
      row.classList.remove('slider-on');
    },
  };
}
