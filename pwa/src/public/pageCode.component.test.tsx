import { afterEach, expect, it, vi } from 'vitest';
import type { QueryOutcome } from '@centar/domain/pageContract.ts';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { newsItem } from '../../test/news.ts';
import { showIn } from '../shared/script/script.ts';
import { currentRoute, fillEmptyPage } from './pageCode.ts';
import { createPageQueries } from './page/pageQueries.ts';

const SHELL_TITLE = 'Centar';
const pageData = { facts: { name: 'Centar' }, origin: 'http://localhost', queries: {} } as never;

afterEach(() => {
  showIn('latin', undefined);
  vi.useRealTimers();
});

/** Opens the empty page at a news item's address, whose content comes when it is handed over. */
function openEmptyPage(script: Promise<unknown> = Promise.resolve()) {
  window.history.replaceState(null, '', '/news/7');
  document.title = SHELL_TITLE;
  const content = Promise.withResolvers<QueryOutcome>();
  const queries = createPageQueries({}, () => content.promise);
  return { content, filled: fillEmptyPage(currentRoute(pageData), queries, pageData, script) };
}

it('an empty page waits for its content and takes its title from it', async () => {
  // The second after which it is shown empty does not pass, however slow the machine is.
  vi.useFakeTimers();
  const { content, filled } = openEmptyPage();
  content.resolve({ data: { newsById: newsItem({ id: 7, title: 'Otvoren bife' }) } });
  await filled;
  expect(document.title).toBe('Otvoren bife – Centar');
});

it('after a second an empty page renders, and gets its title later', async () => {
  vi.useFakeTimers();
  const { content, filled } = openEmptyPage();
  await vi.advanceTimersByTimeAsync(1000);
  await filled;
  expect(document.title).toBe(SHELL_TITLE);
  vi.useRealTimers();
  content.resolve({ data: { newsById: newsItem({ id: 7, title: 'Otvoren bife' }) } });
  await expect.poll(() => document.title).toBe('Otvoren bife – Centar');
});

it('an empty page keeps its title when the content fails to load', async () => {
  const { content, filled } = openEmptyPage();
  content.resolve({ code: 'OFFLINE' });
  await filled;
  expect(document.title).toBe(SHELL_TITLE);
});

it('the title is in the script of the page, even if that loads late', async () => {
  const writer = Promise.withResolvers<undefined>();
  const { content, filled } = openEmptyPage(writer.promise);
  content.resolve({ data: { newsById: newsItem({ id: 7, title: 'Otvoren bife' }) } });
  await filled;
  expect(document.title).toBe(SHELL_TITLE);
  showIn('cyrillic', cyrillicWriter([]));
  writer.resolve(undefined);
  await expect.poll(() => document.title).toBe('Отворен бифе – Центар');
});

it('the name of the centre is in the script of the page', async () => {
  showIn('cyrillic', cyrillicWriter([]));
  const { content, filled } = openEmptyPage();
  content.resolve({ code: 'OFFLINE' });
  await filled;
  expect(document.title).toBe('Центар');
});
