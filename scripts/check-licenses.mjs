// Checks the licences of all production dependencies of the workspace against the list in licenses.mjs.
import { execFileSync } from 'node:child_process';
import { root } from './lib.mjs';
import { findForbiddenLicenses } from './licenses.mjs';

function listLicenses(...options) {
  const output = execFileSync('pnpm', ['licenses', 'list', '--recursive', '--json', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return JSON.parse(output);
}

const production = listLicenses('--prod');
const forbidden =
  Object.keys(production).length === 0
    ? ['There are no production dependencies. Install them first.']
    : findForbiddenLicenses(production, listLicenses());

console.log(forbidden.join('\n'));
process.exit(forbidden.length === 0 ? 0 : 1);
