import { graphql, type FragmentOf, type ResultOf } from '../../shared/graphql/tada.ts';

export const StaffUserParts = graphql(`
  fragment StaffUserParts on StaffUser {
    id
    version
    name
    email
    roleId
    roleAccess
    dateCreated
    resetAskedAt
    passkeys
    hasTotp
    isFactorDemanded
    factorDueAt
  }
`);

export type StaffUser = FragmentOf<typeof StaffUserParts>;

/** All users, oldest first, in pages. */
export const AllUsers = graphql(
  `
    query AllUsers($first: Int!, $after: String) {
      allUsers(first: $first, after: $after) {
        items {
          ...StaffUserParts
        }
        nextCursor
      }
    }
  `,
  [StaffUserParts],
);

export const CreateUser = graphql(
  `
    mutation CreateUser($input: UserInput!) {
      createUser(input: $input) {
        ...StaffUserParts
      }
    }
  `,
  [StaffUserParts],
);

export const EditUser = graphql(
  `
    mutation EditUser($input: UserEdit!) {
      editUser(input: $input) {
        ...StaffUserParts
      }
    }
  `,
  [StaffUserParts],
);

export const ChangeRole = graphql(
  `
    mutation ChangeRole($input: RoleChange!) {
      changeRole(input: $input) {
        ...StaffUserParts
      }
    }
  `,
  [StaffUserParts],
);

export const DeleteUser = graphql(`
  mutation DeleteUser($email: String!) {
    deleteUser(email: $email)
  }
`);

export const EndSessions = graphql(`
  mutation EndSessions($email: String!) {
    endSessions(email: $email)
  }
`);

export const DemandFactor = graphql(
  `
    mutation DemandFactor($email: String!, $isDemanded: Boolean!) {
      demandFactor(email: $email, isDemanded: $isDemanded) {
        ...StaffUserParts
      }
    }
  `,
  [StaffUserParts],
);

/** All of another user. */
export const RemoveFactors = graphql(
  `
    mutation RemoveFactors($email: String!, $reason: String!) {
      removeFactors(email: $email, reason: $reason) {
        ...StaffUserParts
      }
    }
  `,
  [StaffUserParts],
);

/** Earlier links become invalid. */
export const CreateResetLink = graphql(`
  mutation CreateResetLink($email: String!) {
    createResetLink(email: $email) {
      url
      expiresAt
    }
  }
`);

export type HandedLink = ResultOf<typeof CreateResetLink>['createResetLink'];
