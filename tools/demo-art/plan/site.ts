import { readFileSync } from 'node:fs';
import { sharePicture } from '../pictures/site/logo.ts';
import type { Drawing, Drawings } from './drawing.ts';

/** A picture of the running product, which `takeScreenshots.ts` has taken. */
function screenshot(name: string, width: number, height: number): Drawing {
  const file = new URL(`../screenshots/${name}.png`, import.meta.url);
  const size = `width="${String(width)}" height="${String(height)}"`;
  const svg = (): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/png;base64,${readFileSync(file, 'base64')}"/></svg>`;
  return { width, height, svg };
}

/** The centre's own pictures. */
export const SITE: Drawings = {
  'sajt-deljenje': {
    svg: () => sharePicture(['Centar', 'za kulturu', 'Jasengrad']),
    width: 1200,
    height: 630,
  },
  'sajt-instalacija-siroka': screenshot('wide', 1280, 720),
  'sajt-instalacija-uska': screenshot('narrow', 780, 1688),
};
