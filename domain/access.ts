import { SECTIONS, type ItemSection, type Section } from './sections.ts';

/** `roleId` of the documented calls. */
export const ADMINISTRATOR = 1;
/** All other staff. */
export const MODERATOR = 2;

export interface Rights {
  readonly roleId: number;
  readonly roleAccess: readonly string[];
}

/** Only administrators manage users (product decision 4). */
export function isAdministrator(person: Rights): boolean {
  return person.roleId === ADMINISTRATOR;
}

export function mayWrite(person: Rights, section: ItemSection): boolean {
  return isAdministrator(person) || (section !== '' && person.roleAccess.includes(section));
}

/**
 * Requires both sections, so that items can't be moved into or out of a protected one (product
 * decision 4).
 */
export function mayMove(person: Rights, stored: Section, next: Section): boolean {
  return mayWrite(person, stored) && mayWrite(person, next);
}

/** In the order of SECTIONS. */
export function writableSections(person: Rights): Section[] {
  return SECTIONS.filter((section) => mayWrite(person, section));
}
