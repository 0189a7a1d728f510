/*
 * `sizes` of pictures. On phones they name about four fifths of the slot: with two or three device
 * pixels to a CSS pixel the difference is not visible, and the next larger file is twice as big.
 */

/** Cards on tablets and phones. */
const SMALL = '(min-width: 768px) 33vw, (min-width: 576px) 45vw, 74vw';

/** The picture of an item's page. */
export const DETAIL_SIZES = '(min-width: 1440px) 870px, (min-width: 1024px) 62vw, 80vw';

/** Cards in three columns. */
export const THIRD_SIZES = `(min-width: 1024px) 406px, ${SMALL}`;

/** Cards in five columns. */
export const FIFTH_SIZES = `(min-width: 1200px) 232px, ${SMALL}`;

/** Cards in three columns; on phones a small picture beside the words (`CardGrid`). */
export const ROW_SIZES = '(min-width: 1024px) 406px, (min-width: 768px) 33vw, 100px';

/** Posters in two columns on phones. */
export const POSTER_SIZES = '(min-width: 1200px) 232px, (min-width: 768px) 33vw, 38vw';
