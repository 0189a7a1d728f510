import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchNode, isSupported } from './node.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['20.20.2', false],
  ['22.21.9', false],
  ['22.22.0', true],
  ['23.0.0', true],
  ['24.21.0', true],
])('Node %s is supported: %s', (version, supported) => {
  expect(isSupported(version)).toBe(supported);
});

it("a Node that can't be fetched is reported in one line, with instructions", async () => {
  const cache = mkdtempSync(join(tmpdir(), 'centar-npm-'));
  // Nobody listens there.
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
  vi.stubEnv('npm_config_cache', cache);
  vi.stubEnv('npm_config_fetch_retries', '0');
  await expect(fetchNode()).rejects.toThrow(
    /^Node 24 could not be fetched from the package registry \(ECONNREFUSED\)\. Try again .* or install Node 22\.22 or later\.$/,
  );
  rmSync(cache, { recursive: true, force: true });
});
