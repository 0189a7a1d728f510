import { SCRIPTS, type Script } from '@centar/domain/scriptAddress.ts';
import { PLACE_KEY, PLACE_MARKS } from '../document/inlineScript.ts';

const STORE = 'pismo';

/** The script that somebody chose on this device; undefined where nobody has, or nothing can be remembered. */
export function chosenScript(): Script | undefined {
  try {
    const kept = localStorage.getItem(STORE);
    return SCRIPTS.find((script) => script === kept);
  } catch {
    return undefined;
  }
}

/** Remembers a script on this device, as far as it can be remembered. */
export function chooseScript(script: Script): void {
  try {
    localStorage.setItem(STORE, script);
  } catch {
    // Links stay in the script all the same.
  }
}

/** Remembers what stands at the top of the window for the next page, which has the same parts in another script. */
export function keepPlace(): void {
  const marks = [...document.querySelectorAll(PLACE_MARKS)];
  const boxes = marks.map((mark) => mark.getBoundingClientRect());
  // Hidden elements have no height.
  const at = boxes.findIndex(({ top, height }) => top >= 0 && height > 0);
  const top = boxes[at]?.top;
  if (top === undefined || window.scrollY === 0) return;
  try {
    sessionStorage.setItem(PLACE_KEY, JSON.stringify([at, Math.round(top)]));
  } catch {
    // The next page begins at its head.
  }
}
