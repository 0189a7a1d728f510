import { createContext } from 'react';
import type { RefObject } from 'react';

/** Delays the hydration of one part of a page until it is opened. */
export interface HydrationGate {
  readonly isOpen: () => boolean;
  /** Fulfilled when it opens. */
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** The hydration of a server-rendered page: which of its parts are still to come. */
export interface Hydration {
  /** A gate for the part inside this element, which may not be there yet. */
  readonly gateFor: (host: RefObject<Element | null>) => HydrationGate;
  /** Hydrates the part around this element now: a press, a key or the focus came to it. */
  readonly hydrateAround: (element: Element) => void;
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

/** Starts with no part known; an interaction before that opens every part. */
export function createHydration(): Hydration {
  const gates = new Map<RefObject<Element | null>, HydrationGate>();
  let isRequestedWhole = false;
  return {
    gateFor(host) {
      const gate = createGate();
      if (isRequestedWhole) gate.open();
      gates.set(host, gate);
      return gate;
    },
    hydrateAround(element) {
      if (gates.size === 0) isRequestedWhole = true;
      for (const [{ current }, gate] of gates) {
        if (current === null || current.contains(element)) gate.open();
      }
    },
  };
}

/** Present while parts of the page may still be unhydrated: nothing has changed since the server rendered it. */
export const HydrationContext = createContext<Hydration | undefined>(undefined);
