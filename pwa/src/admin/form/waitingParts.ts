import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { confirmLeave } from './useLeave.ts';

/** With the fields of its public page. */
export type SeenItem = Readonly<Record<string, unknown>>;

/** For the preview after saving; `input` are the typed fields. */
export type Seen = (item: SeenItem, input: object) => SeenItem | Promise<SeenItem>;

/** A chosen file, a changed list of documents. */
export interface WaitingPart {
  /** The file's name, or what was changed; for messages. */
  readonly name: string;
  readonly seen?: Seen | undefined;
  /** Drafts can't store files. */
  readonly isFile: boolean;
  /** Before sending: returns false and shows what is missing. */
  readonly check?: () => boolean;
  /**
   * Sent after the fields; `saved` is the stored item. Returns the item if it changed. Absent for a
   * file that is sent together with the fields.
   */
  readonly send?: (saved: unknown) => Promise<unknown>;
  /** Lower numbers are sent first; default 0. */
  readonly order?: number;
  readonly drop: () => void;
  /** The progress of its upload, 0 to 100. */
  readonly percent?: number | undefined;
}

interface Shown {
  readonly names: readonly string[];
  readonly files: readonly string[];
  readonly percent: number | undefined;
  /** How many were added so far, to detect additions after a save. */
  readonly added: number;
}

export interface WaitingParts {
  readonly set: (key: object, part: WaitingPart | undefined) => void;
  readonly all: () => readonly WaitingPart[];
  readonly shown: () => Shown;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Also called after a part is rendered, since it may show something else. */
  readonly watch: (onChange: () => void) => () => void;
}

const NONE: Shown = { names: [], files: [], percent: undefined, added: 0 };

const same = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

function createWaitingParts(): WaitingParts {
  const parts = new Map<object, WaitingPart>();
  const listeners = new Set<() => void>();
  const watchers = new Set<() => void>();
  let shown = NONE;
  const sorted = (): WaitingPart[] =>
    [...parts.values()].sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
  return {
    set(key, part) {
      const isNew = part !== undefined && !parts.has(key);
      if (part) parts.set(key, part);
      else if (!parts.delete(key)) return;
      for (const watcher of watchers) watcher();
      const all = sorted();
      const names = all.map(({ name }) => name);
      const files = all.filter(({ isFile }) => isFile).map(({ name }) => name);
      const next: Shown = {
        names: same(names, shown.names) ? shown.names : names,
        files: same(files, shown.files) ? shown.files : files,
        percent: all.find(({ percent }) => percent !== undefined)?.percent,
        added: shown.added + (isNew ? 1 : 0),
      };
      if (
        !isNew &&
        next.names === shown.names &&
        next.files === shown.files &&
        next.percent === shown.percent
      ) {
        return;
      }
      shown = next;
      for (const listener of listeners) listener();
    },
    all: sorted,
    shown: () => shown,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}

/** Of the surrounding form, or of a screen with several forms. */
export const WaitingPartsContext = createContext<WaitingParts | undefined>(undefined);

export function useWaitingParts(): WaitingParts {
  const around = useContext(WaitingPartsContext);
  const [own] = useState(createWaitingParts);
  return around ?? own;
}

/** Subscribes to the waiting parts. */
export function useShownParts(parts: WaitingParts): Shown {
  return useSyncExternalStore(parts.subscribe, parts.shown);
}

/** Undefined removes it. */
export function useWaitingPart(part: WaitingPart | undefined): void {
  const parts = useContext(WaitingPartsContext);
  const key = useRef({});
  useEffect(() => {
    parts?.set(key.current, part);
  });
  useEffect(() => {
    const own = key.current;
    return () => {
      parts?.set(own, undefined);
    };
  }, [parts]);
}

/** Asks first if parts would be lost, because drafts store only the fields. */
export async function leaveParts(parts: WaitingParts, leave: () => void): Promise<void> {
  const { names } = parts.shown();
  if (names.length === 0 || (await confirmLeave(names.join(', ')))) leave();
}
