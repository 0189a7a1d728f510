import { expect, it } from 'vitest';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const app = sharedTestApp();

/** What browsers accept of a page that a person opens. */
const VISIT = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

const ask = async (path: string, headers = {}) => {
  const { status, headers: own } = await app.raw(path, { headers });
  return [status, own['content-type'], own['cache-control']];
};

const PAGE = [404, 'text/html; charset=utf-8', 'no-store'];
const PROBLEM = [404, 'application/problem+json; charset=utf-8', 'no-store'];

it.each([
  '/index.php?option=com_content&id=5',
  '/konkurs.pdf',
  '/cir/stari/galerija.html',
  '/wp-content/uploads/2019/05/plakat.jpg',
  '/media/00000000-0000-4000-8000-000000000000.pdf',
  '/rss/nista.xml',
  '/cir/rss/nista.xml',
  '/kalendar/program-99999.ics',
])('a person at %s gets a page, a program a problem document', async (path) => {
  expect(await ask(path, VISIT)).toEqual(PAGE);
  expect(await ask(path, { accept: 'image/avif,image/webp,*/*;q=0.8' })).toEqual(PROBLEM);
  expect(await ask(path)).toEqual(PROBLEM);
});

it.each(['/api/nista', '/api/nista.json', '/graphql/nista'])(
  'an unknown call gets no page in a browser either: %s',
  async (path) => {
    expect((await ask(path, VISIT))[1]).toMatch(/^application\/(problem\+)?json/);
  },
);

it('the page for a missing file is not confined as files are', async () => {
  const { headers } = await app.raw('/media/nista.pdf', { headers: VISIT });
  expect(headers['content-security-policy']).not.toContain('sandbox');
  expect(headers['x-content-type-options']).toBe('nosniff');
});
