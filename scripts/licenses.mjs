import satisfies from 'spdx-satisfies';

/** SPDX licences of packages that are shipped. MPL-2.0 applies to changed files of the package only. */
export const allowedLicenses = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
];

/** Development dependencies whose contents are copied into generated files. */
const copiedPackages = ['emojibase-data'];

function isAllowed(license) {
  try {
    return satisfies(license, allowedLicenses);
  } catch {
    // `Unknown`, or text that is not an SPDX expression.
    return false;
  }
}

/**
 * Reports packages without an allowed licence. Both arguments are the output of `pnpm licenses list --json`:
 * packages by licence. `all` also contains development dependencies.
 */
export function findForbiddenLicenses(production, all = {}) {
  const shipped = [
    ...Object.entries(production),
    ...Object.entries(all).map(([license, packages]) => [
      license,
      packages.filter(({ name }) => copiedPackages.includes(name)),
    ]),
  ];
  return shipped
    .filter(([license]) => !isAllowed(license))
    .flatMap(([license, packages]) =>
      packages.flatMap(({ name, versions, paths }) =>
        versions.map((version, at) => `${name}@${version}: ${license} (${paths[at] ?? paths[0]})`),
      ),
    )
    .sort();
}
