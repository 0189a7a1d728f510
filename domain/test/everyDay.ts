import { eachDay, type Weekday } from '../openingHours.ts';

/** A week with the same hours on all days. */
export const everyDay = <Hours>(hours: Hours): Record<Weekday, Hours> => eachDay(() => hours);
