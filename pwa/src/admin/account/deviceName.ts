import { accountTexts as texts } from './account.texts.ts';

/**
 * Browser names by their token in the user agent. The first match counts: most browsers include
 * other browsers' tokens.
 */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Such as `Chrome, Windows`. Unknown agents are returned unchanged. */
export function deviceName(agent: string): string {
  const browser = BROWSERS.find(([sign]) => agent.includes(sign))?.[1];
  const system = SYSTEMS.find(([sign]) => agent.includes(sign))?.[1];
  if (browser && system) return texts.deviceOf(browser, system);
  return agent || texts.unknownDevice;
}
