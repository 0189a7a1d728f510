import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';

/** Changes one's own name. */
export const ChangeOwnName = graphql(`
  mutation ChangeOwnName($name: String!) {
    changeOwnName(name: $name) {
      id
      name
      email
      roleId
      roleAccess
      dateCreated
    }
  }
`);

/** Changes one's own password and ends the other sessions. */
export const ChangeOwnPassword = graphql(`
  mutation ChangeOwnPassword($input: PasswordChange!) {
    changeOwnPassword(input: $input)
  }
`);

/** The devices on which one is signed in. */
export const OwnSessions = graphql(`
  query OwnSessions {
    ownSessions {
      id
      device
      createdAt
      lastSeenAt
      expiresAt
      isCurrent
    }
  }
`);

/** A session of one's own. */
export type OwnSession = ResultOf<typeof OwnSessions>['ownSessions'][number];

/** Signs out everywhere else; answers how many sessions that ended. */
export const EndOtherSessions = graphql(`
  mutation EndOtherSessions {
    endOtherSessions
  }
`);
