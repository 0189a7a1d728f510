import { inScript, type Script } from '@centar/domain/scriptAddress.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';

let script: Script = 'latin';
let write: WriteText | undefined;

/**
 * Sets the script for all elements created from now on. Without a writer texts are unchanged, as in
 * the staff panel. The value is global: a page in the browser has one script, and the server sets
 * it whenever it starts or continues a page.
 */
export function showIn(shown: Script, writer: WriteText | undefined): void {
  script = shown;
  write = writer;
}

/** Whether texts are not transliterated. */
export const isAsWritten = (): boolean => write === undefined;

export const shownScript = (): Script => script;

/** Transliterates a text that is not rendered as an element: a window title, shared text. */
export const shownText: WriteText = (text) => (write ? write(text) : text);

/** Adds the script's prefix to a site address that is not rendered as a link. */
export const shownAddress = (address: string): string => inScript(script, address);
