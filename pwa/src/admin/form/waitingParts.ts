import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { confirm } from '../../shared/ui/primitives/alerts.ts';
import { staffTexts } from '../texts/staff.texts.ts';

/** An item as its public page takes it, by the page's own fields. */
export type SeenItem = Readonly<Record<string, unknown>>;

/** Makes an item look in its preview as it would once a waiting part is saved; `input` are the fields. */
export type Seen = (item: SeenItem, input: object) => SeenItem | Promise<SeenItem>;

/** A part of a form beside its fields that is not saved yet: a chosen file, a changed list of documents. */
export interface WaitingPart {
  /** Names it in sentences: the name of the chosen file, or of what was changed. */
  readonly name: string;
  readonly seen?: Seen | undefined;
  /** Whether it holds a file, which drafts can't keep. */
  readonly isFile: boolean;
  /** Shows what is missing before anything is sent, and returns false. */
  readonly check?: () => boolean;
  /**
   * Sends it after the fields; `saved` is the item as the fields left it. Returns the item where it changed it. Absent for
   * a file that is sent together with the fields.
   */
  readonly send?: (saved: unknown) => Promise<unknown>;
  /** The place among those that are sent, the lowest first; 0 unless given. */
  readonly order?: number;
  /** Discards it. */
  readonly drop: () => void;
  /** The progress of its upload, 0 to 100. */
  readonly percent?: number | undefined;
}

/** What of the waiting parts is drawn. */
interface Shown {
  readonly names: readonly string[];
  readonly files: readonly string[];
  readonly percent: number | undefined;
  /** How many were added so far: what was saved before the last one does not tell of it. */
  readonly added: number;
}

/** The waiting parts of one form. */
export interface WaitingParts {
  readonly set: (key: object, part: WaitingPart | undefined) => void;
  readonly all: () => readonly WaitingPart[];
  readonly shown: () => Shown;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** No part waits. */
const NONE: Shown = { names: [], files: [], percent: undefined, added: 0 };

const same = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** The waiting parts of a form that has none yet. */
function createWaitingParts(): WaitingParts {
  const parts = new Map<object, WaitingPart>();
  const listeners = new Set<() => void>();
  let shown = NONE;
  const sorted = (): WaitingPart[] =>
    [...parts.values()].sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
  return {
    set(key, part) {
      const isNew = part !== undefined && !parts.has(key);
      if (part) parts.set(key, part);
      else parts.delete(key);
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
  };
}

/** The waiting parts of the form around; a form makes its own unless a screen has made them for all that is on it. */
export const WaitingPartsContext = createContext<WaitingParts | undefined>(undefined);

/** The waiting parts of the form around, or new ones. */
export function useWaitingParts(): WaitingParts {
  const around = useContext(WaitingPartsContext);
  const [own] = useState(createWaitingParts);
  return around ?? own;
}

/** What waits, drawn again at each change. */
export function useShownParts(parts: WaitingParts): Shown {
  return useSyncExternalStore(parts.subscribe, parts.shown);
}

/** Makes the form around save this together with its fields; undefined while nothing waits. */
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

/** Leaves a form, after a question where what waits would be lost: the draft on the device holds the fields alone. */
export async function leaveParts(parts: WaitingParts, leave: () => void): Promise<void> {
  const { names } = parts.shown();
  const texts = staffTexts.waiting;
  const text = names.join(', ');
  // The browser's own dialog, should the code of ours fail to load.
  const ask = (): Promise<boolean> =>
    confirm({ title: texts.leave, text, ...texts.answers }).catch(() =>
      window.confirm(`${texts.leave}\n\n${text}`),
    );
  if (names.length === 0 || (await ask())) leave();
}
