import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net';

/**
 * Private, loopback, link-local, shared, documentation, multicast and reserved networks (RFC 6890).
 */
const INNER_IPV4 = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [address = '', bits] = network.split('/');
  INNER_IPV4.addSubnet(address, Number(bits), 'ipv4');
}
/** Public IPv6 addresses, and the networks in them that are not public. */
const GLOBAL_IPV6 = new BlockList();
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6');
const SPECIAL_IPV6 = new BlockList();
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  SPECIAL_IPV6.addSubnet(address, bits, 'ipv6');
}
/** IPv4 in IPv6: mapped, or NAT64. */
const EMBEDDED_IPV4 = /^(?:::ffff:|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** True for an IP address outside the public network. */
export function isInnerAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '');
  if (isIPv4(plain)) return INNER_IPV4.check(plain, 'ipv4');
  if (!isIPv6(plain)) return true;
  // The URL parser normalizes all spellings.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [, high, low] = EMBEDDED_IPV4.exec(canonical) ?? [];
  if (high !== undefined && low !== undefined) {
    const [first, second] = [parseInt(high, 16), parseInt(low, 16)];
    const ipv4 = [first >> 8, first & 255, second >> 8, second & 255].join('.');
    return INNER_IPV4.check(ipv4, 'ipv4');
  }
  return !GLOBAL_IPV6.check(plain, 'ipv6') || SPECIAL_IPV6.check(plain, 'ipv6');
}

/** Such as `192.168.1.5`, `stari.local` or `127.0.0.1:4000`. */
export type InnerHosts = readonly string[];

const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

/** With or without port; IPv6 with or without brackets. Undefined for anything else. */
export function innerHost(text: string): string | undefined {
  const url = URL.parse(`http://${isIPv6(text) ? `[${text}]` : text}`);
  if (!url?.hostname || url.pathname !== '/' || url.username || url.search) return undefined;
  return bare(url.hostname) + (url.port && `:${url.port}`);
}

class InnerAddressError extends Error {
  constructor(host: string) {
    super(`${host} is in the inner network; if it is meant, name it: --inner ${host}`);
  }
}

/**
 * A `lookup` that connects only to the checked address. Throws InnerAddressError for an internal IP
 * address; a name that resolves to one fails the connection.
 */
export function guardedLookup({ hostname, port }: URL, inner: InnerHosts): LookupFunction {
  const host = bare(hostname);
  const isNamed = (name: string): boolean =>
    inner.includes(name) || (port !== '' && inner.includes(`${name}:${port}`));
  const isRefused = (address: string): boolean =>
    isInnerAddress(address) && !isNamed(host) && !isNamed(address);
  // Connections to an IP address do not call `lookup`.
  if (isIP(host) !== 0 && isRefused(host)) throw new InnerAddressError(host);
  return (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      // On an error there are no addresses, despite the type.
      const found = error ? [] : addresses;
      const isInner = found.some(({ address }) => isRefused(address));
      const failure = error ?? (isInner ? new InnerAddressError(host) : null);
      const [first] = found;
      if (options.all) callback(failure, found);
      else callback(failure, first?.address ?? '', first?.family);
    });
  };
}
