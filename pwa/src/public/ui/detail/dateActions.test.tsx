import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DateActions } from './DateActions.tsx';

it('a date of a series links to its own calendar file', () => {
  const item = { title: 'Bajke', href: '/programs/3', at: '2026-12-02T17:00:00.000Z' };
  const html = renderToString(<DateActions dateKey="program-3-17" {...item} />);
  expect(html).toContain('href="/kalendar/program-3-17.ics"');
});
