import { sharePicture } from '../pictures/site/logo.ts';
import type { Drawings } from './drawing.ts';

/** The centre's own pictures. */
export const SITE: Drawings = {
  'sajt-deljenje': {
    svg: () => sharePicture(['Centar', 'za kulturu', 'Jasengrad']),
    width: 1200,
    height: 630,
  },
};
