/** A moderator in the list of users, without a name and id. */
export const MODERATOR = {
  __typename: 'StaffUser' as const,
  version: 1,
  roleId: 2,
  roleAccess: ['Vesti'],
  dateCreated: '2026-01-02T10:00:00.000Z',
  resetAskedAt: null,
  passkeys: 0,
  hasTotp: false,
  isFactorDemanded: false,
  factorDueAt: null,
};
