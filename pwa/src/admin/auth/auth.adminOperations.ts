import { graphql } from '../../shared/graphql/tada.ts';

/** Signs in. One field and no fragments: nothing else may be sent before there is a session. */
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
      }
    }
  }
`);

/** The signed-in user with the current rights. */
export const Me = graphql(`
  query Me {
    me {
      id
      name
      email
      roleId
      roleAccess
      dateCreated
    }
  }
`);

/** Ends the session; sent as text while the page is being left. */
export const LOGOUT = 'mutation Logout { logout }';

/** Asks for a reset link or, with the code of one, sets a new password. One field: strangers may send nothing else. */
export const ResetPassword = graphql(`
  mutation ResetPassword($input: PasswordReset!) {
    resetPassword(input: $input)
  }
`);
