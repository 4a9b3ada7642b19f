import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coversRole, hasPermission } from './admin-roles.ts';
import { adminPermissions, adminRoles } from './contract/admin-roles.ts';

describe('hasPermission', () => {
  it('follows the matrix, and is false without a role', () => {
    expect(hasPermission('PEOPLE_MANAGER', 'members.write')).toBe(true);
    expect(hasPermission('PEOPLE_MANAGER', 'roles.assign')).toBe(false);
    expect(hasPermission(null, 'session')).toBe(false);
  });
});

describe('coversRole', () => {
  it.each([
    ['OWNER', 'ORGANIZATION_ADMIN', true],
    ['ORGANIZATION_ADMIN', 'OWNER', false],
    ['ORGANIZATION_ADMIN', 'AUDITOR', true],
    ['PEOPLE_MANAGER', 'AUDITOR', false],
    ['PEOPLE_MANAGER', 'PEOPLE_MANAGER', true],
    ['PEOPLE_MANAGER', null, true],
    [null, 'AUDITOR', false],
  ] as const)('%s and %s: %s', (role, other, covers) => {
    expect(coversRole(role, other)).toBe(covers);
  });
});

it('is documented in docs/security.md', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8');
  const [, section = ''] = document.split('### Administrative roles\n');
  const table = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [head, , ...rows] = table;
  expect(head).toEqual(['permission', ...adminRoles.map((role) => `\`${role}\``)]);
  expect(rows).toEqual(
    adminPermissions.map((permission) => [
      `\`${permission}\``,
      ...adminRoles.map((role) => (hasPermission(role, permission) ? 'yes' : '–')),
    ]),
  );
});
