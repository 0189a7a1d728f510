import { graphql, type FragmentOf } from '../../shared/graphql/tada.ts';

const OwnFactorsParts = graphql(`
  fragment OwnFactorsParts on OwnFactors {
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
`);

export type OwnFactors = FragmentOf<typeof OwnFactorsParts>;
export type OwnPasskey = OwnFactors['passkeys'][number];

const FactorsChangedParts = graphql(
  `
    fragment FactorsChangedParts on FactorsChanged {
      recoveryCodes
      factors {
        ...OwnFactorsParts
      }
    }
  `,
  [OwnFactorsParts],
);

export type FactorsChanged = FragmentOf<typeof FactorsChangedParts>;

export const ReadOwnFactors = graphql(
  `
    query ReadOwnFactors {
      ownFactors {
        ...OwnFactorsParts
      }
    }
  `,
  [OwnFactorsParts],
);

export const BeginTotp = graphql(`
  mutation BeginTotp($currentPassword: String) {
    beginTotp(currentPassword: $currentPassword) {
      ticket
      secret
      address
    }
  }
`);

export const ConfirmTotp = graphql(
  `
    mutation ConfirmTotp($ticket: String!, $code: String!) {
      confirmTotp(ticket: $ticket, code: $code) {
        ...FactorsChangedParts
      }
    }
  `,
  [FactorsChangedParts],
);

export const RemoveTotp = graphql(
  `
    mutation RemoveTotp($currentPassword: String) {
      removeTotp(currentPassword: $currentPassword) {
        ...FactorsChangedParts
      }
    }
  `,
  [FactorsChangedParts],
);

export const BeginPasskey = graphql(`
  mutation BeginPasskey($currentPassword: String) {
    beginPasskey(currentPassword: $currentPassword) {
      ticket
      options
    }
  }
`);

export const AddPasskey = graphql(
  `
    mutation AddPasskey($input: PasskeyAddition!) {
      addPasskey(input: $input) {
        ...FactorsChangedParts
      }
    }
  `,
  [FactorsChangedParts],
);

export const RenamePasskey = graphql(
  `
    mutation RenamePasskey($id: Int!, $name: String!) {
      renamePasskey(id: $id, name: $name) {
        ...OwnFactorsParts
      }
    }
  `,
  [OwnFactorsParts],
);

export const RemovePasskey = graphql(
  `
    mutation RemovePasskey($id: Int!, $currentPassword: String) {
      removePasskey(id: $id, currentPassword: $currentPassword) {
        ...FactorsChangedParts
      }
    }
  `,
  [FactorsChangedParts],
);

export const NewRecoveryCodes = graphql(
  `
    mutation NewRecoveryCodes($currentPassword: String) {
      newRecoveryCodes(currentPassword: $currentPassword) {
        ...FactorsChangedParts
      }
    }
  `,
  [FactorsChangedParts],
);
