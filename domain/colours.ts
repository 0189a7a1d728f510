export const HEX_COLOUR = /^#[0-9a-f]{6}$/;

/** Minimum text contrast (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5;

/** A channel (0–255) in linear light. */
function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** From 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16)),
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** From tokens.css. */
const PAPER = '#f6f1e6';
const INK = '#17201b';

/** Readable as link colour, and as background of white text. */
export const isMainColour = (hex: string): boolean =>
  contrastOf(hex, '#ffffff') >= TEXT_CONTRAST && contrastOf(hex, PAPER) >= TEXT_CONTRAST;

/** Readable as background of dark text. */
export const isAccentColour = (hex: string): boolean => contrastOf(hex, INK) >= TEXT_CONTRAST;
