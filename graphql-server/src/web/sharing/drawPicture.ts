import type { SharedPicture } from '@centar/domain/sharedPicture.ts';
import { loadSharp } from '../../platform/files/pictures.ts';
import { drawText, textWidth, wrapText } from './drawText.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** The ticket's upper edge. */
const TOP = 386;
/** The perforation between day and title. */
const PERFORATION = 300;
const NOTCH = 16;
const LEFT = 348;
const RIGHT = 1152;

const PAPER = '#f6f1e6';
const INK = '#17201b';
const QUIET = '#535b54';
const GREEN = '#0b6b45';
const RED = '#b3261e';
const DEEP = '#06402a';

/** Larger sizes, for one line. Otherwise two lines, the last size cut with `…`. */
const TITLE_SIZES = [76, 60, 54, 44];
const ONE_LINE_FROM = 60;

function titleOf(title: string): string {
  let size = 0;
  let lines: readonly string[] = [];
  for (size of TITLE_SIZES) {
    const most = size >= ONE_LINE_FROM ? 1 : 2;
    const wrapped = wrapText(title, { lettering: 'headline', size, width: RIGHT - LEFT, most });
    ({ lines } = wrapped);
    if (wrapped.isWhole) break;
  }
  const height = Math.round(size * 1.08);
  // Centred between the ticket's edge and the line below.
  const first = TOP + 88 + Math.round(size * 0.33) - ((lines.length - 1) * height) / 2;
  return lines
    .map((text, index) =>
      drawText({
        text,
        lettering: 'headline',
        x: LEFT,
        y: first + index * height,
        size,
        colour: INK,
      }),
    )
    .join('');
}

/** Above, day and below are centred in the left part. */
function centred(
  text: string,
  lettering: 'headline' | 'text',
  y: number,
  wanted: number,
  colour: string,
): string {
  const most = PERFORATION - 48;
  const size = Math.min(wanted, (wanted * most) / Math.max(1, textWidth(text, lettering, wanted)));
  const x = (PERFORATION - textWidth(text, lettering, size)) / 2;
  return drawText({ text, lettering, x, y, size, colour });
}

function lineOf(line: string, state: string | undefined, name: string): string {
  const size = 31;
  const y = TOP + 182;
  const before = state ? `${state}${line ? ' · ' : ''}` : '';
  const start = LEFT + textWidth(before, 'text', size);
  const { lines } = wrapText(line, { lettering: 'text', size, width: RIGHT - start, most: 1 });
  return [
    drawText({ text: before, lettering: 'text', x: LEFT, y, size, colour: RED }),
    drawText({ text: lines[0] ?? '', lettering: 'text', x: start, y, size, colour: INK }),
    drawText({ text: name, lettering: 'text', x: LEFT, y: y + 40, size: 22, colour: QUIET }),
  ].join('');
}

function ticketSvg({ ticket, name }: SharedPicture): string {
  const { above, day, below, title, line, state, isOff } = ticket;
  const colour = isOff ? RED : GREEN;
  const [left, right, notch] = [PERFORATION - NOTCH, PERFORATION + NOTCH, String(NOTCH)].map(
    String,
  );
  const edge = (y: number, sweep: number, from: string, to: string): string =>
    `H${from}A${String(notch)} ${String(notch)} 0 0 ${String(sweep)} ${to} ${String(y)}`;
  const outline = `M0 ${String(TOP)}${edge(TOP, 0, String(left), String(right))}H${String(WIDTH)}V${String(HEIGHT)}${edge(HEIGHT, 0, String(right), String(left))}H0Z`;
  const x = String(PERFORATION);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}">
<path fill="${PAPER}" d="${outline}"/>
<path stroke="${colour}" stroke-width="8" d="M0 ${String(TOP + 4)}H${String(left)}M${String(right)} ${String(TOP + 4)}H${String(WIDTH)}"/>
<path stroke="${QUIET}" stroke-width="3" stroke-dasharray="9 9" d="M${x} ${String(TOP + NOTCH + 12)}V${String(HEIGHT - NOTCH - 8)}"/>
${centred(above, 'text', TOP + 56, 28, QUIET)}${centred(day, 'headline', TOP + 164, 132, isOff ? RED : INK)}${centred(below, 'text', TOP + 212, 28, QUIET)}
${titleOf(title)}${lineOf(line, state, name)}</svg>`;
}

/** A JPEG of 1200 x 630 pixels: the ticket below the given picture, which is grey if cancelled. */
export async function drawPicture(shared: SharedPicture, picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const height = TOP + NOTCH;
  const preview = sharp(picture);
  const image = shared.focus
    ? preview.extract({
        left: 0,
        top: Math.round(((HEIGHT - height) * shared.focus.y) / 100),
        width: WIDTH,
        height,
      })
    : preview.resize({ width: WIDTH, height, fit: 'cover', position: sharp.strategy.attention });
  const shown = await (shared.ticket.isOff ? image.modulate({ saturation: 0 }) : image).toBuffer();
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: DEEP } })
    .composite([
      { input: shown, gravity: 'north' },
      { input: Buffer.from(ticketSvg(shared)), top: 0, left: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
