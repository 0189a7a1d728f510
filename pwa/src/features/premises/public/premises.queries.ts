import { pageQuery } from '../../../public/page/pageQuery.ts';
import { PremisesPhotos } from './premises.operations.ts';

/** All photographs of the premises. */
export const premisesQuery = () => pageQuery(PremisesPhotos, {});
