import { WEEKDAYS, type Weekday } from '../openingHours.ts';

/** A week with the same hours on all days. */
export const everyDay = <Hours>(hours: Hours): Record<Weekday, Hours> =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, hours])) as Record<Weekday, Hours>;
