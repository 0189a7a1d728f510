import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { registeredAddress, type RegisteredDocument } from '@centar/domain/pageContract.ts';
import { DIST } from './deploy.ts';
import type { ServedPage } from './html.ts';

/** The addresses of queries, from their operation names and variables. */
function queryAddresses(pages: readonly ServedPage[]): Map<string, unknown> {
  const documents = JSON.parse(
    readFileSync(`${DIST}/documents.json`, 'utf8'),
  ) as readonly RegisteredDocument[];
  const ids = new Map(documents.map(({ name, id }) => [name, id]));
  const addresses = new Map<string, unknown>();
  for (const [key, outcome] of pages.flatMap(({ queries }) => Object.entries(queries))) {
    const [name = '', variables = '{}'] = key.split(/ (.*)/s);
    const given = JSON.parse(variables) as Record<string, unknown>;
    addresses.set(registeredAddress(ids.get(name) ?? '', given), outcome);
  }
  return addresses;
}

/** Response texts as a page of the site receives them; empty without a response. */
export async function askFromPage(page: Page, paths: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async (all) =>
      Promise.all(
        all.map(async (path) => {
          const response = await fetch(path).catch(() => undefined);
          return response
            ? `${response.headers.get('content-type') ?? ''} ${await response.text()}`
            : '';
        }),
      ),
    [...paths],
  );
}

/** The embedded data omits type names. */
const withoutTypename = (key: string, value: unknown): unknown =>
  key === '__typename' ? undefined : value;

/**
 * Fails unless an offline page receives every query of these pages as the server answered it, and a
 * picture for each of their pictures, so that all can be rendered.
 */
export async function expectAnswered(page: Page, pages: readonly ServedPage[]): Promise<void> {
  const queries = queryAddresses(pages);
  expect(queries.size).toBeGreaterThan(10);
  const addresses = [...queries.keys()];
  const answers = await askFromPage(page, addresses);
  for (const [at, address] of addresses.entries()) {
    const [, type, text] = /^(\S*) (.*)$/s.exec(answers[at] ?? '') ?? [];
    expect(type, address).toMatch(/^application\/json/);
    expect(JSON.parse(text ?? '', withoutTypename), address).toEqual(queries.get(address));
  }
  const pictures = [...new Set(pages.flatMap((one) => one.pictures))];
  expect(pictures.length).toBeGreaterThan(20);
  const types = await askFromPage(page, pictures);
  expect(pictures.filter((_, at) => !types[at]?.startsWith('image/'))).toEqual([]);
}
