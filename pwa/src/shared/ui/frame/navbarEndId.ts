/**
 * The id of the last element of the navigation bar. Later elements shift the bar's content, so the
 * document blocks the first paint until this element is parsed.
 */
export const NAVBAR_END_ID = 'traka-cela';
