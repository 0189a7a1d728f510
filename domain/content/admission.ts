import { z } from 'zod';

/** Whether entry is free, as a form sends it (text) or JSON. Absent, null or empty: the price's text says it. */
export const isFreeField = z.preprocess((value) => {
  if (value === null || value === '') return undefined;
  return value === 'true' ? true : value === 'false' ? false : value;
}, z.boolean('invalid').optional());
