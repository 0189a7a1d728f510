import {
  bearAndMoon,
  clockmaker,
  flock,
  lastStation,
  quietWater,
  redThread,
  seventhFloor,
} from '../pictures/posters/first.ts';
import {
  blackLady,
  paperBoat,
  rainInMay,
  summerOnRoof,
  thirdHalf,
} from '../pictures/posters/second.ts';
import { poster, type Drawings } from './drawing.ts';

/** The posters of the films. */
export const POSTERS: Drawings = {
  'film-poslednja-stanica': poster(lastStation),
  'film-medved-i-mesec': poster(bearAndMoon),
  'film-tiha-voda': poster(quietWater),
  'film-sedmi-sprat': poster(seventhFloor),
  'film-jato': poster(flock),
  'film-crvena-nit': poster(redThread),
  'film-casovnicar': poster(clockmaker),
  'film-kisa-u-maju': poster(rainInMay),
  'film-trece-poluvreme': poster(thirdHalf),
  'film-crna-dama': poster(blackLady),
  'film-leto-na-krovu': poster(summerOnRoof),
  'film-papirni-brod': poster(paperBoat),
};
