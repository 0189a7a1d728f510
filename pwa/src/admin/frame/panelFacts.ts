import { useSyncExternalStore } from 'react';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { readPageFacts } from '../../shared/pageFacts.ts';

/** The facts that the panel's frame shows. */
type PanelFacts = Pick<CentreFacts, 'hiddenTypes' | 'pictures'>;

const NONE: PanelFacts = { hiddenTypes: [], pictures: {} };

/** The facts that came with the page; a page without any has none. */
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

/** Takes over facts that were saved since the page was loaded. */
export function changePanelFacts(change: Partial<PanelFacts>): void {
  facts = { ...current(), ...change };
  for (const listener of listeners) listener();
}

/** The centre's facts as the frame shows them, also after they were changed in the settings. */
export const usePanelFacts = (): PanelFacts => useSyncExternalStore(subscribe, current);
