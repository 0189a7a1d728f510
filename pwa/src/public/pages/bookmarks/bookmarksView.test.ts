import { expect, test } from 'vitest';
import type { ScheduleEntry } from '../schedule/scheduleView.ts';
import { sortBookmarks } from './bookmarksView.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const entry = (key: string, at: string, status: ScheduleEntry['status'] = 'scheduled') =>
  ({ key, at, status, title: key, href: `/${key}`, note: '', formerAt: null }) as ScheduleEntry;
const starred = (key: string, at: string) => ({ key, item: { title: key, href: `/${key}`, at } });

const SOON = '2026-11-25T18:00:00.000Z';
const LATER = '2026-11-26T18:00:00.000Z';
const PAST = '2026-11-20T18:00:00.000Z';

test('an announced bookmark has the data of the schedule, even without stored details', () => {
  const { announced, gone, past } = sortBookmarks(
    [starred('program-1', SOON), { key: 'projekcija-2' }, { key: 'projekcija-9' }],
    [entry('program-1', SOON), entry('projekcija-2', LATER), entry('program-3', LATER)],
    NOW,
  );
  expect(announced.map(({ key, status }) => [key, status])).toEqual([
    ['program-1', 'scheduled'],
    ['projekcija-2', 'scheduled'],
  ]);
  expect([...gone, ...past]).toEqual([]);
});

test('a bookmark moved since is marked, even if staff did not mark it', () => {
  const { announced } = sortBookmarks(
    [starred('program-1', SOON), starred('program-2', SOON)],
    [entry('program-1', LATER), entry('program-2', LATER, 'cancelled')],
    NOW,
  );
  expect(announced[0]).toMatchObject({ status: 'moved', at: LATER, formerAt: SOON });
  expect(announced[1]).toMatchObject({ status: 'cancelled', formerAt: null });
});

test('a bookmark missing in the schedule is gone before its time, past after it', () => {
  const { announced, gone, past } = sortBookmarks(
    [
      starred('program-1', SOON),
      starred('program-2', PAST),
      starred('program-3', '2026-11-21T08:00:00.000Z'),
    ],
    [entry('program-9', LATER)],
    NOW,
  );
  expect(announced).toEqual([]);
  expect(gone.map(({ key }) => key)).toEqual(['program-1']);
  expect(past.map(({ key }) => key)).toEqual(['program-3', 'program-2']);
});

test('a bookmark after the end of the schedule is not shown as gone', () => {
  const { announced, gone } = sortBookmarks(
    [starred('program-1', LATER)],
    [entry('program-9', SOON)],
    NOW,
  );
  expect(announced.map(({ key, at }) => [key, at])).toEqual([['program-1', LATER]]);
  expect(gone).toEqual([]);
});
