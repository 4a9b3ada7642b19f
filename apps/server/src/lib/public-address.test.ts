import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

type Cidr = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** All networks of a table of `ipaddr.js`, each with its first and last address. */
function networksOf(table: object): { name: string; first: string; last: string }[] {
  return Object.entries(table as Record<string, Cidr | Cidr[]>).flatMap(([name, networks]) => {
    const list = (Array.isArray(networks[0]) ? networks : [networks]) as Cidr[];
    return list.map(([address, bits]) => {
      const bytes = address.toByteArray().map((byte, index) => {
        const hostBits = Math.min(8, Math.max(0, (index + 1) * 8 - bits));
        return byte | (2 ** hostBits - 1);
      });
      return {
        name: `${name} ${address.toString()}/${bits}`,
        first: address.toString(),
        last: ipaddr.fromByteArray(bytes).toString(),
      };
    });
  });
}

const { IPv4, IPv6 } = ipaddr;
const special = [
  ...networksOf((new IPv4([0, 0, 0, 0]) as unknown as { SpecialRanges: object }).SpecialRanges),
  ...networksOf((IPv6.parse('::') as unknown as { SpecialRanges: object }).SpecialRanges),
];

describe('isPublicAddress', () => {
  it('knows the special ranges of both versions', () => expect(special.length).toBeGreaterThan(35));

  it.each(special)('is false for the network $name', ({ first, last }) => {
    expect(isPublicAddress(first)).toBe(false);
    expect(isPublicAddress(last)).toBe(false);
  });

  it.each([
    '::127.0.0.1',
    '::10.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::1',
    '2001::1',
    'fec0::1',
    'fe80::1%eth0',
    '4000::1',
    'localhost',
    '',
  ])('is false for %j', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '1.1.1.1', '203.0.112.255', '172.32.0.1', '2606:4700:4700::1111', '2a00::1'])(
    'is true for %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});
