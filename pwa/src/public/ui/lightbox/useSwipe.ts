import { useRef, type TouchEvent } from 'react';

/** In pixels. */
const SWIPE = 45;

export interface SwipeHandlers {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** Calls back after a horizontal swipe: 1 for the next picture, -1 for the previous one. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void): SwipeHandlers {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches.item(0);
      // Two fingers zoom.
      from.current = touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const start = from.current;
      from.current = null;
      if (!start) return;
      const touch = changedTouches.item(0);
      const across = touch.clientX - start.x;
      const down = Math.abs(touch.clientY - start.y);
      if (Math.abs(across) >= SWIPE && Math.abs(across) > down) onSwipe(across > 0 ? -1 : 1);
    },
  };
}
