import { describe, expect, it } from 'vitest';
import { fileSize } from './fileSize.ts';

describe('fileSize', () => {
  it.each([
    [0, '0 B'],
    [640, '640 B'],
    [1024, '1 KB'],
    [1025, '2 KB'],
    [245_000, '240 KB'],
    [1_048_575, '1 MB'],
    [1_300_000, '1,2 MB'],
    [10_485_760, '10 MB'],
    [20_971_520, '20 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});
