import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

function toIPv4(high: string, low: string): string {
  const [first, second] = [parseInt(high, 16), parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}

/** Expands the `::` shorthand. */
function first64Bits(canonical: string): string {
  const [head = '', tail] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** Copies a substring, since V8 would keep its complete parent, here a large header. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/**
 * An IPv4 address, also if mapped into IPv6, or the /64 of an IPv6 address. Invalid addresses share
 * `unknown`.
 */
export function networkOf(address: string): string {
  const plain = copyOf(address.replace(/%.*$/, ''));
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  // The URL parser normalizes IPv6 addresses.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(canonical) ?? [];
  return high && low ? toIPv4(high, low) : `${first64Bits(canonical)}::/64`;
}
