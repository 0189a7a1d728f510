import { z } from 'zod';

/** As a form (text) or JSON sends it. Absent, null or empty: derived from the price's text. */
export const isFreeField = z.preprocess((value) => {
  if (value === null || value === '') return undefined;
  return value === 'true' ? true : value === 'false' ? false : value;
}, z.boolean('invalid').optional());
