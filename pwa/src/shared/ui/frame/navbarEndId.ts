/**
 * The id of the last element of the bar at the top of a page. What comes later makes room for itself in the bar, so the
 * document asks browsers not to paint before this element is there.
 */
export const NAVBAR_END_ID = 'traka-cela';
