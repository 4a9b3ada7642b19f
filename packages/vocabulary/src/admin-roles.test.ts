import { describe, expect, it } from 'vitest';
import { coversRole, hasPermission } from './admin-roles.ts';

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
