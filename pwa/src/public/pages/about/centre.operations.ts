import { graphql } from '../../../shared/graphql/tada.ts';

/** The centre as its settings describe it. */
export const CentreSettings = graphql(`
  query CentreSettings {
    centre {
      facts
      texts
    }
  }
`);
