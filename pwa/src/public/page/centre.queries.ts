import type { CentreTexts } from '@centar/domain/centre.ts';
import { pageQuery } from './pageQuery.ts';
import { CentreSettings } from './centre.operations.ts';

/**
 * The facts are also embedded in every page. Requesting them here as well makes a change visible to
 * the offline cache.
 */
export const centreQuery = () => pageQuery(CentreSettings, {});

/** The settings define the shape of the texts. */
export const textsOf = ({ texts }: { texts: unknown }): CentreTexts => texts as CentreTexts;
