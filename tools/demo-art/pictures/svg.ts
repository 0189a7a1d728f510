import type { Colour } from './palette.ts';

/** A place on the drawing. */
export type Point = readonly [number, number];

/** A number as short as the picture allows. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

/** How many pixels a unit of the drawing takes, unless told otherwise. */
const ZOOM = 4 / 3;

/** The pixel size of a drawing of this many units. */
export const pixels = (units: number, zoom = ZOOM): number => Math.round(units * zoom);

/** A whole drawing on a flat ground. The ground is always the first rectangle. */
export function canvas(
  width: number,
  height: number,
  ground: Colour,
  body: string,
  zoom = ZOOM,
): string {
  const size = `${num(width)} ${num(height)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(pixels(width, zoom))}"` +
    ` height="${String(pixels(height, zoom))}" viewBox="0 0 ${size}" preserveAspectRatio="none">` +
    `<rect width="${num(width)}" height="${num(height)}" fill="${ground}"/>${body}</svg>`
  );
}

/** A filled rectangle. */
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: Colour,
  radius = 0,
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"` +
  `${radius > 0 ? ` rx="${num(radius)}"` : ''} fill="${fill}"/>`;

/** A filled disc. */
export const disc = (x: number, y: number, r: number, fill: Colour): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"/>`;

/** A filled ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: Colour): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"/>`;

/** A ring of a given stroke width; `r` is the middle of the band. */
export const ring = (x: number, y: number, r: number, width: number, colour: Colour): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="none" stroke="${colour}"` +
  ` stroke-width="${num(width)}"/>`;

/** A filled path. */
export const shape = (d: string, fill: Colour): string => `<path d="${d}" fill="${fill}"/>`;

/** A stroked path with square ends, or round ones. */
export const stroke = (d: string, colour: Colour, width: number, round = false): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"` +
  `${round ? ' stroke-linecap="round" stroke-linejoin="round"' : ''}/>`;

/** A straight line. */
export const line = (from: Point, to: Point, colour: Colour, width: number): string =>
  stroke(`M${at(from)}L${at(to)}`, colour, width);

/** A point written for a path. */
const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** The path of a closed polygon. */
const polygonPath = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** A filled polygon. */
export const polygon = (points: readonly Point[], fill: Colour): string =>
  shape(polygonPath(points), fill);

/** Drawings moved, turned and scaled together. */
export const group = (transform: string, body: string): string =>
  `<g transform="${transform}">${body}</g>`;

/** A drawing moved to a place, optionally scaled and turned (degrees). */
export const place = (x: number, y: number, scale: number, body: string, turn = 0): string =>
  group(
    `translate(${num(x)} ${num(y)})${turn === 0 ? '' : ` rotate(${num(turn)})`}` +
      (scale === 1 ? '' : ` scale(${String(Math.round(scale * 10000) / 10000)})`),
    body,
  );

/** A drawing printed over another so that the colours multiply, as two inks on paper do. */
export const overprint = (body: string): string => `<g style="mix-blend-mode:multiply">${body}</g>`;

/** A drawing cut off at the edge of a path. `id` must be unique in its picture. */
export const clipped = (id: string, d: string, body: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;

/** The path of a rectangle. */
export const rectPath = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;

/** The path of a disc. */
export const discPath = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;

/** A half disc; `side` tells where its round part points. */
export function halfDisc(
  x: number,
  y: number,
  r: number,
  side: 'up' | 'down' | 'left' | 'right',
  fill: Colour,
): string {
  const turn = { up: 0, right: 90, down: 180, left: 270 }[side];
  const d = `M${num(-r)} 0A${num(r)} ${num(r)} 0 0 1 ${num(r)} 0Z`;
  return `<path d="${d}" fill="${fill}" transform="translate(${num(x)} ${num(y)}) rotate(${String(turn)})"/>`;
}

/** A quarter disc filling a square cell; `corner` (0 top left, clockwise) holds its centre. */
export function quarter(x: number, y: number, size: number, corner: number, fill: Colour): string {
  const s = num(size);
  const start = [
    `M${num(x)} ${num(y)}h${s}A${s} ${s} 0 0 1 ${num(x)} ${num(y + size)}Z`,
    `M${num(x + size)} ${num(y)}v${s}A${s} ${s} 0 0 1 ${num(x)} ${num(y)}Z`,
    `M${num(x + size)} ${num(y + size)}h-${s}A${s} ${s} 0 0 1 ${num(x + size)} ${num(y)}Z`,
    `M${num(x)} ${num(y + size)}v-${s}A${s} ${s} 0 0 1 ${num(x + size)} ${num(y + size)}Z`,
  ];
  return shape(start[corner % 4] ?? '', fill);
}

/** The values `make` gives for 0, 1, … joined into one drawing. */
export const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** The path of a star with `points` points. */
export function starPath(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
): string {
  const corners = Array.from({ length: points * 2 }, (_, index): Point => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return polygonPath(corners);
}

/** A point on a circle; degrees count clockwise from the top. */
export function onCircle(x: number, y: number, r: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
}
