import { expect, it } from 'vitest';
import { isLastingForm } from './endField.ts';

it.each([
  ['19.11.2026 19:00', '20.12.2026', true],
  ['19.11.2026 19:00', '19.11.2026', false],
  ['19.11.2026 19:00', '20.11.2026 02:00', false],
  ['19.11.2026 19:00', '', false],
  ['', '20.12.2026', false],
])('from "%s" to "%s" takes several days: %s', (eventHappeningDateTime, endsAt, lasts) => {
  expect(isLastingForm({ eventHappeningDateTime, endsAt })).toBe(lasts);
});
