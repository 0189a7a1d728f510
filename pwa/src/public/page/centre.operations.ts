import { graphql } from '../../shared/graphql/tada.ts';

export const CentreSettings = graphql(`
  query CentreSettings {
    centre {
      facts
      texts
    }
  }
`);
