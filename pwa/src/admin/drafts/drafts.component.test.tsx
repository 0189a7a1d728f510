import { afterEach, expect, it } from 'vitest';
import { draftedForms, dropDraft, findDraft, storeDraft, type Draft } from './drafts.ts';
import { forgetDrafts } from '../../../test/screen.ts';

const KEY = '7/vesti/3';
afterEach(async () => {
  await forgetDrafts();
  localStorage.clear();
});

const draft = (session: string, title: string, keptAt = 1): Draft => ({
  session,
  keptAt,
  typed: { title },
  over: { typed: { title: '' }, version: 1 },
});

/** Stores drafts in an iframe that is removed before the database can answer. */
async function storeAndLeave(...drafts: readonly Draft[]): Promise<void> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { href } = new URL('./drafts.ts', import.meta.url);
  const realm = frame.contentWindow as Window & { eval(code: string): unknown };
  const there = await (realm.eval(`import(${JSON.stringify(href)})`) as Promise<{
    findDraft: typeof findDraft;
    storeDraft: typeof storeDraft;
  }>);
  await there.findDraft(KEY);
  for (const each of drafts) void there.storeDraft(KEY, each);
  frame.remove();
}

it('is there although the page was left in the moment in which it was typed', async () => {
  await storeDraft(KEY, draft('a', 'Poslednja', 1));
  await storeAndLeave(draft('a', 'Poslednja r', 2), draft('a', 'Poslednja reč', 3));
  expect(await findDraft(KEY)).toEqual(draft('a', 'Poslednja reč', 3));
  // After it was moved to the database, a deleted draft must not return.
  await dropDraft(KEY, 'a');
  expect(await findDraft(KEY)).toBeUndefined();
});

it('takes no earlier state in place of a later one, and nothing that was deleted', async () => {
  await storeAndLeave(draft('a', 'x', 1), draft('b', 'x', 1));
  await storeDraft(KEY, draft('a', 'y', 2));
  await dropDraft(KEY, 'b');
  expect(await findDraft(KEY)).toEqual(draft('a', 'y', 2));
  await dropDraft(KEY, 'a');
  expect(await findDraft(KEY)).toBeUndefined();
});

it('is found where what a page left behind can not be read', async () => {
  localStorage.setItem('centar-draft/', '{"key":');
  await storeAndLeave(draft('a', 'x'));
  expect(await draftedForms(7)).toEqual(new Set(['vesti/3']));
  expect(await findDraft(KEY)).toEqual(draft('a', 'x'));
  expect(localStorage.length).toBe(0);
});

it('is one a mount of a form: none overwrites or deletes that of another', async () => {
  expect(await storeDraft(KEY, draft('a', 'x', 1))).toBe(true);
  await storeDraft(KEY, draft('b', 'y', 2));
  await storeDraft(KEY, draft('a', 'z', 3));
  expect(await findDraft(KEY)).toEqual(draft('a', 'z', 3));
  expect(await draftedForms(7)).toEqual(new Set(['vesti/3']));
  await dropDraft(KEY, 'a');
  expect(await findDraft(KEY)).toEqual(draft('b', 'y', 2));
  await dropDraft(KEY, 'b');
  expect(await findDraft(KEY)).toBeUndefined();
  expect(await draftedForms(7)).toEqual(new Set());
});

it('is stored once for keys that follow each other at once, and not after it was deleted', async () => {
  const stored = [storeDraft(KEY, draft('a', 'x', 1)), storeDraft(KEY, draft('a', 'y', 2))];
  expect(await Promise.all(stored)).toEqual([undefined, true]);
  expect(await findDraft(KEY)).toEqual(draft('a', 'y', 2));
  const late = storeDraft(KEY, draft('a', 'z', 3));
  await dropDraft(KEY, 'a');
  expect(await late).toBeUndefined();
  expect(await findDraft(KEY)).toBeUndefined();
});
