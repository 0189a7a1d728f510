import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { CalendarLink } from './CalendarLink.tsx';
import { FeedLink } from '../ui/layout/Subscription.tsx';
import { listenForPresses } from '../../shared/press/listenForPresses.ts';
import { DocumentLink } from '../../shared/ui/primitives/DocumentLink.tsx';

listenForPresses({ download: () => import('../../shared/press/download.ts') });

const FILE = {
  url: '/media/konkurs.pdf',
  fileName: 'konkurs.pdf',
  contentType: 'application/pdf',
  byteSize: 21_000,
};

/** Every kind of link that leads to a file. */
const LINKS = {
  'a document': <DocumentLink label="Preuzmi dokument" document={FILE} />,
  'a calendar': <CalendarLink href="/kalendar/program-1.ics" />,
  'a feed': <FeedLink path="/rss/vesti.xml" />,
};

/** What stands beside the link. */
const noted = (): string | undefined =>
  document.querySelector('[role="alert"]')?.textContent ?? undefined;

/** The paths of the presses that the browser itself would follow, which are held back here. */
let found: string[] = [];
window.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (link && !event.defaultPrevented) found.push(new URL(link.href).pathname);
  event.preventDefault();
});

afterEach(() => {
  found = [];
  vi.restoreAllMocks();
});

for (const [name, link] of Object.entries(LINKS)) {
  it(`without a connection ${name} shows a note beside the link`, async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await render(link);
    await page.getByRole('link').click();
    await expect.poll(noted).toMatch(/^Bez veze/);
    expect(found).toEqual([]);
  });

  it(`${name} of a failing server is not reported as offline`, async () => {
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
    await render(link);
    await page.getByRole('link').click();
    await expect.poll(noted).toMatch(/^Trenutno ne može/);
  });

  it(`${name} that is available is followed, and the note disappears`, async () => {
    vi.spyOn(window, 'fetch')
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(new Response(null, { status: 200 }));
    await render(link);
    await page.getByRole('link').click();
    await expect.poll(noted).toMatch(/^Bez veze/);
    await page.getByRole('link').click();
    await expect.poll(() => found).toHaveLength(1);
    expect(noted()).toBeUndefined();
  });
}
