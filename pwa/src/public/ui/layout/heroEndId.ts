/**
 * The id of the last element of a page's hero. Its words stand at the hero's lower edge, so half of them would move
 * when the rest arrives: the document asks browsers not to paint before this element is there.
 */
export const HERO_END_ID = 'uvod-ceo';
