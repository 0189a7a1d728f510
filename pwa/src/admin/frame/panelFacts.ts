import { useSyncExternalStore } from 'react';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { readPageFacts } from '../../shared/pageFacts.ts';

type PanelFacts = Pick<CentreFacts, 'hiddenTypes' | 'pictures' | 'name'>;

const NONE: PanelFacts = { hiddenTypes: [], pictures: {}, name: '' };

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

/** For facts saved after the page was loaded. */
export function changePanelFacts(change: Partial<PanelFacts>): void {
  facts = { ...current(), ...change };
  for (const listener of listeners) listener();
}

/** Includes later changes in the settings. */
export const usePanelFacts = (): PanelFacts => useSyncExternalStore(subscribe, current);
