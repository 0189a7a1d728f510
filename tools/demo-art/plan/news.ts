import { beam, door, mosaic, ramp, scaffold, solar, wall } from '../pictures/news/house.ts';
import {
  broadcast,
  bus,
  choir,
  clock,
  glove,
  prize,
  tickets,
  winter,
} from '../pictures/news/people.ts';
import { wide, type Drawings } from './drawing.ts';

/** The pictures of the news. */
export const NEWS_PICTURES: Drawings = {
  'vest-nova-sedista-u-sali': wide(scaffold, 0),
  'vest-stigao-novi-projektor': wide(beam, 0),
  'vest-hor-trazi-glasove': wide(choir, 0),
  'vest-otvoren-jesenji-salon': wide(wall, 0),
  'vest-lutke-iz-nasih-ruku': wide(glove, 0),
  'vest-karte-i-preko-mreze': wide(tickets, 0),
  'vest-rampa-na-ulazu': wide(ramp, 0),
  'vest-nocni-autobus': wide(bus, 0),
  'vest-ptica-od-kamencica': wide(mosaic, 0),
  'vest-centar-se-cuje': wide(broadcast, 0),
  'vest-zimsko-radno-vreme': wide(clock, 0),
  'vest-nagrada-za-jasen': wide(prize, 0),
  'vest-sunce-na-krovu': wide(solar, 0),
  'vest-zimske-radionice': wide(winter, 0),
  'vest-otvorena-vrata': wide(door, 0),
};
