/**
 * The id of the last element of a hero. The text is aligned to the hero's bottom, so it would move
 * while the rest arrives: the document blocks the first paint until this element is parsed.
 */
export const HERO_END_ID = 'uvod-ceo';
