import { graphql, type FragmentOf, type ResultOf } from '../../shared/graphql/tada.ts';

/** All that administrators see of a member of the staff. */
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
  }
`);

/** A member of the staff. */
export type StaffUser = FragmentOf<typeof StaffUserParts>;

/** All users, the first ones first, a page at a time. */
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

/** Adds a moderator. */
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

/** Changes name and sections. */
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

/** Makes an administrator or a moderator of somebody. */
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

/** Deletes an account. */
export const DeleteUser = graphql(`
  mutation DeleteUser($email: String!) {
    deleteUser(email: $email)
  }
`);

/** A one-time link to hand over; an older one stops working. */
export const CreateResetLink = graphql(`
  mutation CreateResetLink($email: String!) {
    createResetLink(email: $email) {
      url
      expiresAt
    }
  }
`);

/** A link as it is shown once. */
export type HandedLink = ResultOf<typeof CreateResetLink>['createResetLink'];
