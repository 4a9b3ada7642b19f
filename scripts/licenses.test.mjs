import { describe, expect, it } from 'vitest';
import { findForbiddenLicenses } from './licenses.mjs';

const path = '/office/node_modules/.pnpm/left@1.0.0/node_modules/left';

/** A list of `pnpm licenses` with a single package. */
const packageWith = (license, name = 'left') => ({
  [license]: [{ name, versions: ['1.0.0'], paths: [path], license }],
});

describe('findForbiddenLicenses', () => {
  it.each(['MIT', 'Apache-2.0', '(MIT OR CC0-1.0)', '(GPL-3.0-only OR MIT)', 'MIT AND ISC'])(
    'accepts %s',
    (license) => {
      expect(findForbiddenLicenses(packageWith(license))).toEqual([]);
    },
  );

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND GPL-2.0-only',
    'BUSL-1.1',
    'Unknown',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
    '',
  ])('reports "%s" with the package and its path', (license) => {
    expect(findForbiddenLicenses(packageWith(license))).toEqual([
      `left@1.0.0: ${license} (${path})`,
    ]);
  });

  it('reports each version of a package', () => {
    const list = {
      'GPL-3.0-only': [{ name: 'left', versions: ['1.0.0', '2.0.0'], paths: ['/a', '/b'] }],
    };
    expect(findForbiddenLicenses(list)).toEqual([
      'left@1.0.0: GPL-3.0-only (/a)',
      'left@2.0.0: GPL-3.0-only (/b)',
    ]);
  });

  it('ignores development dependencies', () => {
    expect(findForbiddenLicenses({}, packageWith('GPL-3.0-only'))).toEqual([]);
  });

  it('reports a development dependency whose contents are shipped', () => {
    const all = packageWith('GPL-3.0-only', 'emojibase-data');
    expect(findForbiddenLicenses({}, all)).toHaveLength(1);
  });
});
