import type { Presses } from '../../shared/press/listenForPresses.ts';
import { written } from './pageScript.ts';
import { drawn } from './readyToDraw.ts';

export const DOWNLOADS: Presses = {
  download: drawn(() => import('../../shared/press/download.ts')),
};

/** What only public pages have. */
export const PRESSES = {
  copy: written(() => import('./presses/copy.ts')),
  frame: () => import('./presses/frame.ts'),
  print: () => import('./presses/print.ts'),
  script: () => import('./presses/script.ts'),
  share: written(() => import('./presses/share.ts')),
  star: () => import('./presses/star.ts'),
} satisfies Presses;
