import { pageQuery } from '../../../public/page/pageQuery.ts';
import { ColoniesList } from './colonies.operations.ts';

/** More colonies than are held in many years. */
const LIST_SIZE = 48;

/** All colonies, newest first. */
export const coloniesQuery = () => pageQuery(ColoniesList, { first: LIST_SIZE });
