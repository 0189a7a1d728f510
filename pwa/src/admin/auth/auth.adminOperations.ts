import { graphql } from '../../shared/graphql/tada.ts';

/** One field and no fragments: the server accepts nothing else without a session. */
export const Login = graphql(`
  mutation Login($email: String!, $password: String!) {
    login(email: $email, password: $password) {
      token
      expiresIn
      user {
        id
        name
        email
        roleId
        roleAccess
        dateCreated
        secondFactorDueAt
      }
    }
  }
`);

/** The second step after SECOND_FACTOR_REQUIRED. */
export const CompleteLogin = graphql(`
  mutation CompleteLogin($input: LoginCompletion!) {
    completeLogin(input: $input) {
      token
      expiresIn
      user {
        id
        name
        email
        roleId
        roleAccess
        dateCreated
        secondFactorDueAt
      }
    }
  }
`);

export const BeginPasskeyLogin = graphql(`
  mutation BeginPasskeyLogin {
    beginPasskeyLogin {
      ticket
      options
    }
  }
`);

export const PasskeyLogin = graphql(`
  mutation PasskeyLogin($ticket: String!, $credential: String!) {
    passkeyLogin(ticket: $ticket, credential: $credential) {
      token
      expiresIn
      user {
        id
        name
        email
        roleId
        roleAccess
        dateCreated
        secondFactorDueAt
      }
    }
  }
`);

export const Me = graphql(`
  query Me {
    me {
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

/** Sent as text while the page is unloading. */
export const LOGOUT = 'mutation Logout { logout }';

/**
 * Mails a link or, with a code, sets a new password. One field: the server accepts nothing else
 * without a session.
 */
export const ResetPassword = graphql(`
  mutation ResetPassword($input: PasswordReset!) {
    resetPassword(input: $input)
  }
`);
