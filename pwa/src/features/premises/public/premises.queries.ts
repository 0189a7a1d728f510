import { pageQuery } from '../../../public/page/pageQuery.ts';
import { PremisesPhotos } from './premises.operations.ts';

export const premisesQuery = () => pageQuery(PremisesPhotos, {});
