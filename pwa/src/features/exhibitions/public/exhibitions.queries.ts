import { pageQuery } from '../../../public/page/pageQuery.ts';
import {
  ArtSalonDetail,
  ArtSalonsList,
  ColoniesList,
  ColonyDetail,
} from './exhibitions.operations.ts';

/** More than are held in many years. */
const LIST_SIZE = 48;

/** All colonies, newest first. */
export const coloniesQuery = () => pageQuery(ColoniesList, { first: LIST_SIZE });

/** All art salons, newest first. */
export const artSalonsQuery = () => pageQuery(ArtSalonsList, { first: LIST_SIZE });

/** One colony. */
export const colonyQuery = (id: number) => pageQuery(ColonyDetail, { id });

/** One art salon. */
export const artSalonQuery = (id: number) => pageQuery(ArtSalonDetail, { id });
