import { gallery, greatHall, sculptures, smallHall } from '../pictures/premises/halls.ts';
import { garden, restaurant } from '../pictures/premises/restaurant.ts';
import { foyer, readingRoom } from '../pictures/premises/rooms.ts';
import { room, type Drawings } from './drawing.ts';

/** The rooms of the house. */
export const ROOMS: Drawings = {
  'prostor-1-bioskop': room(greatHall),
  'prostor-2-bioskop': room(smallHall),
  'prostor-3-galerija': room(gallery),
  'prostor-4-galerija': room(sculptures),
  'prostor-5-restoran': room(restaurant),
  'prostor-6-restoran': room(garden),
  'prostor-7-drugo': room(readingRoom),
  'prostor-8-drugo': room(foyer),
};
