import { createContext } from 'react';
import type { RefObject } from 'react';

/** Holds a part of a page back until somebody wants it. */
export interface HydrationGate {
  readonly isOpen: () => boolean;
  /** Fulfilled when it opens. */
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** The taking over of a page that the server rendered: which of its parts still wait. */
export interface Hydration {
  /** A gate for the part inside this element, which may not be there yet. */
  readonly gateFor: (host: RefObject<Element | null>) => HydrationGate;
  /** A press, a key or the focus came to this element: the part around it is wanted now. */
  readonly want: (element: Element) => void;
}

function createGate(): HydrationGate {
  let isOpen = false;
  let fulfil = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    fulfil = resolve;
  });
  return {
    isOpen: () => isOpen,
    opened,
    open() {
      isOpen = true;
      fulfil();
    },
  };
}

/** Begins with no part known; what is wanted before that is known is not held back at all. */
export function createHydration(): Hydration {
  const gates = new Map<RefObject<Element | null>, HydrationGate>();
  let isWantedWhole = false;
  return {
    gateFor(host) {
      const gate = createGate();
      if (isWantedWhole) gate.open();
      gates.set(host, gate);
      return gate;
    },
    want(element) {
      if (gates.size === 0) isWantedWhole = true;
      for (const [{ current }, gate] of gates) {
        if (current === null || current.contains(element)) gate.open();
      }
    },
  };
}

/** Present while parts of the page may still wait: nothing has changed since the server rendered it. */
export const HydrationContext = createContext<Hydration | undefined>(undefined);
