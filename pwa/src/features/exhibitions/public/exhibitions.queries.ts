import { pageQuery } from '../../../public/page/pageQuery.ts';
import {
  ArtSalonDetail,
  ArtSalonsList,
  ColoniesList,
  ColonyDetail,
} from './exhibitions.operations.ts';

/** Enough for many years. */
const LIST_SIZE = 48;

export const coloniesQuery = () => pageQuery(ColoniesList, { first: LIST_SIZE });

export const artSalonsQuery = () => pageQuery(ArtSalonsList, { first: LIST_SIZE });

export const colonyQuery = (id: number) => pageQuery(ColonyDetail, { id });

export const artSalonQuery = (id: number) => pageQuery(ArtSalonDetail, { id });
