import { describe, expect, it } from 'vitest';
import { guardedLookup, innerHost, isInnerAddress } from './innerNetwork.ts';

const answerOf = (address: string, inner: readonly string[] = []) =>
  new Promise<string>((resolve) => {
    const url = new URL(address);
    const options = { family: 4, all: false } as const;
    try {
      guardedLookup(url, inner)(url.hostname, options, (error, found) => {
        resolve(error?.message ?? (typeof found === 'string' ? found : 'several'));
      });
    } catch (error) {
      resolve((error as Error).message);
    }
  });

describe('an address of the inner network', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.5',
    '172.31.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1%eth0',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:c0a8:0105',
    '::127.0.0.1',
    '64:ff9b::10.0.0.1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'rubbish',
  ])('%s is known', (address) => {
    expect(isInnerAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4001::1', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
    '%s is none',
    (address) => {
      expect(isInnerAddress(address)).toBe(false);
    },
  );

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001:81/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://localhost/',
    'https://a.localhost/',
  ])('is not connected to: %s', async (address) => {
    expect(await answerOf(address)).toMatch(/is in the inner network|ENOTFOUND|EAI_AGAIN/);
  });

  it('is allowed if the command names its host, its address or one port', async () => {
    const named = (text: string) => [innerHost(text) ?? ''];
    expect(await answerOf('http://localhost/', named('localhost'))).toBe('127.0.0.1');
    expect(await answerOf('http://localhost/', named('127.0.0.1'))).toBe('127.0.0.1');
    expect(await answerOf('http://localhost:81/', named('localhost:81'))).toBe('127.0.0.1');
    expect(await answerOf('http://localhost:82/', named('localhost:81'))).toMatch(/inner network/);
    expect(await answerOf('http://localhost/', named('0x7f.1'))).toBe('127.0.0.1');
  });
});

it('a host is read in any spelling, and nothing else is', () => {
  expect(['Stari.local', '10.0.0.5:81', '::1', '[::1]:81'].map(innerHost)).toEqual([
    'stari.local',
    '10.0.0.5:81',
    '::1',
    '::1:81',
  ]);
  expect(['', 'http://a', 'a/b', 'x@y', 'a b'].map(innerHost)).toEqual(Array(5).fill(undefined));
});
