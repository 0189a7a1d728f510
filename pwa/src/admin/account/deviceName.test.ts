import { expect, it } from 'vitest';
import { deviceName } from './deviceName.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

it.each([
  [`${WINDOWS} ${CHROME}`, 'Chrome, Windows'],
  [`${WINDOWS} ${CHROME} Edg/142.0.0.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME}`, 'Chrome, Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', 'Nepoznat uređaj'],
])('names %j: %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
