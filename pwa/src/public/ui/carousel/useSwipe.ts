import { useRef, type TouchEvent } from 'react';

/** A finger that moves sideways by so many pixels asks for the neighbouring picture. */
const SWIPE = 45;

/** Handlers for the element on which a finger may swipe. */
export interface SwipeHandlers {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** Calls back when one finger has moved sideways: 1 towards the next picture, -1 towards the previous one. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void): SwipeHandlers {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches.item(0);
      // Two fingers enlarge the picture.
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
