import { SECTIONS, type ItemSection, type Section } from './sections.ts';

/** Administrator (staff specification, section 9). */
export const ADMINISTRATOR = 1;
/** Other staff, called moderators. */
export const MODERATOR = 2;

/** The part of a signed-in person that the access rules read. */
export interface Rights {
  readonly roleId: number;
  readonly roleAccess: readonly string[];
}

/** Administrators may write everything and are the only ones to manage users (product decision 4). */
export function isAdministrator(person: Rights): boolean {
  return person.roleId === ADMINISTRATOR;
}

/** May this person create, edit or delete items of the section? */
export function mayWrite(person: Rights, section: ItemSection): boolean {
  return isAdministrator(person) || (section !== '' && person.roleAccess.includes(section));
}

/**
 * May this person change an item from one section to another? Both the stored and the new section
 * are needed, or an item could be smuggled into or out of a group (product decision 4).
 */
export function mayMove(person: Rights, stored: Section, next: Section): boolean {
  return mayWrite(person, stored) && mayWrite(person, next);
}

/** The sections a person may write, in the fixed order of the list. */
export function writableSections(person: Rights): Section[] {
  return SECTIONS.filter((section) => mayWrite(person, section));
}
