import { inScript, type Script } from '@centar/domain/scriptAddress.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';

let script: Script = 'latin';
let write: WriteText | undefined;

/**
 * Sets the script in which elements are made from now on. Without a writer texts stay as they are written, as in the
 * staff panel. One value serves all: a page in the browser has one script, and the server sets it whenever it begins or goes
 * on with a page.
 */
export function showIn(shown: Script, writer: WriteText | undefined): void {
  script = shown;
  write = writer;
}

/** Are texts shown as they are written? */
export const isAsWritten = (): boolean => write === undefined;

/** The script that elements are made in. */
export const shownScript = (): Script => script;

/** A text in the script that is shown; for what does not become an element: titles of windows, what is shared. */
export const shownText: WriteText = (text) => (write ? write(text) : text);

/** An address of the site's own in the script that is shown; for what does not become a link. */
export const shownAddress = (address: string): string => inScript(script, address);
