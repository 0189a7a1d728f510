import type { CentreTexts } from '@centar/domain/centre.ts';
import { pageQuery } from '../../page/pageQuery.ts';
import { CentreSettings } from './centre.operations.ts';

/**
 * The centre as its settings describe it. What every page shows comes with the page; asked for here as well, it tells
 * the offline copy that something of it has changed.
 */
export const centreQuery = () => pageQuery(CentreSettings, {});

/** The texts of single pages, whose shape is the settings'. */
export const textsOf = ({ texts }: { texts: unknown }): CentreTexts => texts as CentreTexts;
