import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';

export const ReadOwnFactors = graphql(`
  query ReadOwnFactors {
    ownFactors {
      passkeys {
        id
        name
        createdAt
        lastUsedAt
        isBackedUp
        otherAddress
      }
      totpSince
      isTotpReadable
      recoveryCodes
      isDemanded
      asksPassword
      allowsPasskeys
    }
  }
`);

export type OwnFactors = ResultOf<typeof ReadOwnFactors>['ownFactors'];
export type OwnPasskey = OwnFactors['passkeys'][number];

export const BeginTotp = graphql(`
  mutation BeginTotp($currentPassword: String) {
    beginTotp(currentPassword: $currentPassword) {
      ticket
      secret
      address
    }
  }
`);

/** The changes answer new recovery codes, if any; the factors are read again. */
export const ConfirmTotp = graphql(`
  mutation ConfirmTotp($ticket: String!, $code: String!) {
    confirmTotp(ticket: $ticket, code: $code) {
      recoveryCodes
    }
  }
`);

export const RemoveTotp = graphql(`
  mutation RemoveTotp($currentPassword: String) {
    removeTotp(currentPassword: $currentPassword) {
      recoveryCodes
    }
  }
`);

export const BeginPasskey = graphql(`
  mutation BeginPasskey($currentPassword: String) {
    beginPasskey(currentPassword: $currentPassword) {
      ticket
      options
    }
  }
`);

export const AddPasskey = graphql(`
  mutation AddPasskey($input: PasskeyAddition!) {
    addPasskey(input: $input) {
      recoveryCodes
    }
  }
`);

export const RenamePasskey = graphql(`
  mutation RenamePasskey($id: Int!, $name: String!) {
    renamePasskey(id: $id, name: $name) {
      recoveryCodes
    }
  }
`);

export const RemovePasskey = graphql(`
  mutation RemovePasskey($id: Int!, $currentPassword: String) {
    removePasskey(id: $id, currentPassword: $currentPassword) {
      recoveryCodes
    }
  }
`);

export const NewRecoveryCodes = graphql(`
  mutation NewRecoveryCodes($currentPassword: String) {
    newRecoveryCodes(currentPassword: $currentPassword) {
      recoveryCodes
    }
  }
`);
