import { balance, canyon, easels, monastery, plateau, strokes } from '../pictures/motifs/colony.ts';
import { nightHills, peaks } from '../pictures/motifs/figures.ts';
import { spiral } from '../pictures/motifs/music.ts';
import { tiles } from '../pictures/motifs/pattern.ts';
import { wide, type Drawings } from './drawing.ts';

/** The pictures of art colonies and salons. */
export const EXHIBITION_PICTURES: Drawings = {
  'kolonija-sandzacka-inspiracija': wide(spiral, 1),
  'kolonija-sopocanski-dani': wide(nightHills, 0),
  'kolonija-platna-na-livadi': wide(easels, 0),
  'kolonija-kamen-i-kupola': wide(monastery, 0),
  'kolonija-visoravan': wide(plateau, 0),
  'kolonija-dole-je-reka': wide(canyon, 0),
  'salon-likovni-salon-mladih': wide(peaks, 0),
  'salon-jesenji-likovni-salon': wide(tiles, 1),
  'salon-prva-platna': wide(strokes, 0),
  'salon-ravnoteza': wide(balance, 0),
  'salon-sesnaest-i-po': wide(tiles, 2),
  'salon-boja-kao-ritam': wide(strokes, 2),
};
