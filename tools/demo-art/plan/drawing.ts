import { WIDE, type Motif } from '../pictures/motif.ts';
import { PAINTING, painting, type Subject } from '../pictures/paintings.ts';
import { POSTER } from '../pictures/posters/frame.ts';
import { ROOM } from '../pictures/premises/room.ts';
import { pixels } from '../pictures/svg.ts';

/** How a picture is drawn. Sizes are pixels. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The same SVG on every call and every run; some are varied by the title of their item. */
  readonly svg: (title: string) => string;
}

/** The drawings of pictures, by their base names in `demo/media`. */
export type Drawings = Readonly<Record<string, Drawing>>;

interface Units {
  readonly width: number;
  readonly height: number;
  readonly zoom?: number;
}

const drawing = ({ width, height, zoom }: Units, svg: Drawing['svg']): Drawing => ({
  width: pixels(width, zoom),
  height: pixels(height, zoom),
  svg,
});

/** A 3:2 motif in one of its colour schemes. */
export const wide = (motif: Motif, scheme: number): Drawing =>
  drawing(WIDE, (title) => motif(scheme, title));

/** A film poster. */
export const poster = (draw: () => string): Drawing => drawing(POSTER, draw);

/** A painting, varied by its title where no other seed is given. */
export const painted = (subject: Subject, tone: number, seed?: string): Drawing =>
  drawing(PAINTING, (title) => painting(subject, tone, seed ?? title));

/** A room of the house. */
export const room = (draw: () => string): Drawing => drawing(ROOM, draw);
