import { SCRIPTS, type Script } from '@centar/domain/scriptAddress.ts';
import { PLACE_KEY, PLACE_MARKS } from '../document/inlineScript.ts';

const STORE = 'pismo';

/** Undefined without a choice or without storage. */
export function chosenScript(): Script | undefined {
  try {
    const stored = localStorage.getItem(STORE);
    return SCRIPTS.find((script) => script === stored);
  } catch {
    return undefined;
  }
}

export function chooseScript(script: Script): void {
  try {
    localStorage.setItem(STORE, script);
  } catch {
    // Without storage, links still stay in the script.
  }
}

/** The same page in the other script scrolls to the element at the top of the window. */
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
    // Without storage the next page starts at its top.
  }
}
