import { useEffect, useRef, type PointerEvent as Press, type RefCallback } from 'react';
import { useLatest } from '../../screen/useLatest.ts';

/** In milliseconds: a finger that moves sooner scrolls. */
const HOLD = 300;
/** In pixels: the least that is a movement. */
const SLIP = 10;
/** In pixels: this near to the edge of the window the rows scroll, below and above its bars. */
const EDGE = 120;
/** In pixels a frame. */
const SCROLL_STEP = 10;

/** What a row is dragged by. */
export interface Handle {
  readonly ref: RefCallback<HTMLElement>;
  readonly onPointerDown: (event: Press<HTMLElement>) => void;
}

interface Drag {
  readonly row: Element;
  y: number;
  /** False until a finger has been held or a mouse has moved. */
  isMoving: boolean;
}

/** A neighbour whose middle is passed; undefined if there is none. */
function placeAt({ row, y }: Drag): number | undefined {
  const rows = [...(row.parentElement?.children ?? [])];
  const at = rows.indexOf(row);
  const middle = (one: Element): number => {
    const { top, height } = one.getBoundingClientRect();
    return top + height / 2;
  };
  const [before, after] = [rows[at - 1], rows[at + 1]];
  if (before && y < middle(before)) return at - 1;
  return after && y > middle(after) ? at + 1 : undefined;
}

function scrollerOf(element: Element | null): Element | null {
  if (!element) return document.scrollingElement;
  const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
  return scrolls && element.scrollHeight > element.clientHeight
    ? element
    : scrollerOf(element.parentElement);
}

/** A finger that holds the handle of a row is not to scroll or to open a menu. */
function useFingers(isMoving: () => boolean): RefCallback<HTMLElement> {
  const prevent = (event: Event): void => {
    if (isMoving()) event.preventDefault();
  };
  return (handle) => {
    // React's own listeners can't prevent it. Safari asks for one before the touch begins.
    handle?.addEventListener('touchmove', prevent, { passive: false });
    handle?.addEventListener('contextmenu', prevent);
    return () => {
      handle?.removeEventListener('touchmove', prevent);
      handle?.removeEventListener('contextmenu', prevent);
    };
  };
}

/** By mouse at once, by a finger that is held first. `onMove` swaps neighbours of a list. */
export function useDragging(onMove: (from: number, to: number) => void): Handle {
  const drag = useRef<Drag>(undefined);
  const end = useRef<() => void>(undefined);
  const move = useLatest(onMove);
  const ref = useFingers(() => drag.current?.isMoving === true);
  useEffect(() => () => end.current?.(), []);

  const start = (event: Press<HTMLElement>): void => {
    const row = event.currentTarget.closest('li');
    if (!row || event.button !== 0) return;
    end.current?.();
    const current: Drag = { row, y: event.clientY, isMoving: false };
    const from = { x: event.clientX, y: event.clientY };
    const scroller = scrollerOf(row);
    let frame = 0;
    const follow = (): void => {
      if (current.y < EDGE) scroller?.scrollBy(0, -SCROLL_STEP);
      if (current.y > window.innerHeight - EDGE) scroller?.scrollBy(0, SCROLL_STEP);
      const to = placeAt(current);
      if (to !== undefined) move([...(row.parentElement?.children ?? [])].indexOf(row), to);
      frame = requestAnimationFrame(follow);
    };
    const begin = (): void => {
      current.isMoving = true;
      row.classList.add('is-dragged');
      frame = requestAnimationFrame(follow);
    };
    const isMouse = event.pointerType === 'mouse';
    const hold = isMouse ? undefined : setTimeout(begin, HOLD);
    const onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
      current.y = clientY;
      const isFar = Math.hypot(clientX - from.x, clientY - from.y) > SLIP;
      if (current.isMoving || !isFar) return;
      if (isMouse) begin();
      else end.current?.();
    };
    end.current = () => {
      clearTimeout(hold);
      cancelAnimationFrame(frame);
      document.removeEventListener('pointermove', onPointerMove);
      for (const type of ['pointerup', 'pointercancel'] as const)
        document.removeEventListener(type, stop);
      drag.current = undefined;
      row.classList.remove('is-dragged');
    };
    const stop = (): void => {
      end.current?.();
    };
    drag.current = current;
    document.addEventListener('pointermove', onPointerMove);
    for (const type of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(type, stop);
  };
  return { ref, onPointerDown: start };
}
