import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { showIn } from '../../../shared/script/script.ts';
import { DatedLinks } from './DateList.tsx';

afterEach(() => showIn('latin', undefined));

it('the range of an event of several days is written in the script of the page', () => {
  showIn('cyrillic', cyrillicWriter());
  const item = { href: '/programs/8', title: 'Kratki metar' };
  const days = { date: '2026-12-02T17:00:00Z', endsAt: '2026-12-04T21:00:00Z' };
  const html = renderToString(<DatedLinks items={[{ ...item, ...days }]} />);
  expect(html).toContain('од 02.12.2026 до 04.12.2026');
});
