import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminPermissions, adminRoles, hasPermission } from '@office/vocabulary';
import { expect, it } from 'vitest';

it('documents the matrix of administrative roles in docs/security.md', () => {
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
