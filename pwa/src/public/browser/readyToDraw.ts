import { loadedWith } from './loading.ts';
import { pageScript } from './pageScript.ts';
import { loadWholeStyles } from './pageStyles.ts';

/** Resolves when new markup can be added: the script's writer and the styles are loaded. */
export async function readyToDraw(): Promise<void> {
  await Promise.all([pageScript(), loadWholeStyles()]);
}

/** Loads code that adds markup, together with what that needs. */
export const drawn = loadedWith(readyToDraw);
