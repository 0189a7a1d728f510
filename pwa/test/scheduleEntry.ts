import type { ScheduleEntry } from '../src/public/pages/schedule/scheduleView.ts';

/** An event in the schedule. */
export const scheduleEntry = (
  more: Pick<ScheduleEntry, 'key' | 'title' | 'at'> & Partial<ScheduleEntry>,
): ScheduleEntry => ({
  href: '',
  line: '',
  place: '',
  language: '',
  age: '',
  price: '',
  isFree: false,
  status: 'scheduled',
  note: '',
  formerAt: null,
  image: null,
  forChildren: false,
  accessFacts: [],
  endsAt: null,
  openHours: [],
  mark: 'bioskop',
  ...more,
});
