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

/** Such as `Chrome, Windows`; undefined for unknown agents. */
export function knownDeviceName(agent: string): string | undefined {
  const browser = BROWSERS.find(([sign]) => agent.includes(sign))?.[1];
  const system = SYSTEMS.find(([sign]) => agent.includes(sign))?.[1];
  return browser && system ? `${browser}, ${system}` : undefined;
}
