import { pageQuery } from '../../../public/page/pageQuery.ts';
import { ArtSalonsList } from './artSalons.operations.ts';

/** More salons than are held in many years. */
const LIST_SIZE = 48;

/** All art salons, newest first. */
export const artSalonsQuery = () => pageQuery(ArtSalonsList, { first: LIST_SIZE });
