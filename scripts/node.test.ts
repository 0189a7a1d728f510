import { expect, it } from 'vitest';
import { isSupported } from './node.js';

it.each([
  ['20.20.2', false],
  ['22.21.9', false],
  ['22.22.0', true],
  ['23.0.0', true],
  ['24.21.0', true],
])('Node %s is supported: %s', (version, supported) => {
  expect(isSupported(version)).toBe(supported);
});
