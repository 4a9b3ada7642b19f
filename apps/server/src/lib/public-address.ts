import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Global unicast (RFC 4291). All other IPv6 addresses are special, including IPv4-compatible ones. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * False for special ranges such as private networks, and for IPv6 addresses that embed an IPv4 one.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast);
}

/** Returns whether a host is an IP address that is not public. Names are checked when they are resolved. */
export function isInnerAddress(host: string): boolean {
  return isIP(host) !== 0 && !isPublicAddress(host);
}

/** Resolves a host name. Fails if one of its addresses is not public. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return done(new Error('blocked address'), '');
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
