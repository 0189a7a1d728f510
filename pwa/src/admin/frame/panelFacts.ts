import { useSyncExternalStore } from 'react';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { readPageFacts } from '../../shared/pageFacts.ts';

type PanelFacts = Pick<CentreFacts, 'hiddenTypes' | 'pictures'>;

const NONE: PanelFacts = { hiddenTypes: [], pictures: {} };

/** The facts embedded in the page; none if the page has none. */
function embedded(): PanelFacts {
  try {
    return readPageFacts();
  } catch {
    return NONE;
  }
}

let facts: PanelFacts | undefined;
const listeners = new Set<() => void>();

function current(): PanelFacts {
  facts ??= embedded();
  return facts;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies facts that were saved after the page was loaded. */
export function changePanelFacts(change: Partial<PanelFacts>): void {
  facts = { ...current(), ...change };
  for (const listener of listeners) listener();
}

/** The centre's facts, including later changes in the settings. */
export const usePanelFacts = (): PanelFacts => useSyncExternalStore(subscribe, current);
