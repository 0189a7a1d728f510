import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';

export const ChangeOwnName = graphql(`
  mutation ChangeOwnName($name: String!) {
    changeOwnName(name: $name) {
      id
      name
      email
      roleId
      roleAccess
      dateCreated
      secondFactorDueAt
    }
  }
`);

/** Also ends the user's other sessions. */
export const ChangeOwnPassword = graphql(`
  mutation ChangeOwnPassword($input: PasswordChange!) {
    changeOwnPassword(input: $input)
  }
`);

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

export type OwnSession = ResultOf<typeof OwnSessions>['ownSessions'][number];

/** Returns how many sessions were ended. */
export const EndOtherSessions = graphql(`
  mutation EndOtherSessions {
    endOtherSessions
  }
`);
