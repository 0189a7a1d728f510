import { createContext } from 'react';
import type { PictureState } from './sendPictures.ts';

/** The state of the pictures besides their rows, which drafts keep: their files and how far each is. */
export interface PictureFiles {
  readonly files: ReadonlyMap<string, File>;
  readonly states: ReadonlyMap<string, PictureState>;
  readonly add: (files: readonly File[]) => void;
  /** While they are being sent nothing is added or removed. */
  readonly isBusy: boolean;
}

const none: PictureFiles = {
  files: new Map(),
  states: new Map(),
  add: () => undefined,
  isBusy: false,
};

/** The screen gives it to the control within its form. */
export const PictureFilesContext = createContext(none);
