/** Run by one client (`attacker.ts`). */
export const ATTACK_NAMES = [
  'silent connections',
  'unfinished bodies',
  'pictures asked for and not read',
  'names of files that do not exist',
  'previews of every picture',
  'addresses that do not exist',
  'days without anything',
  'unknown parameters',
  'odd cursors',
  'other places in a list',
  'the snapshot with a foreign cookie',
  'sign-ins while the database is locked',
] as const;

export type AttackName = (typeof ATTACK_NAMES)[number];
