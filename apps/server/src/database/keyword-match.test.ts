import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { beginsWithKeyword, matchesPerson } from './keyword-match.ts';

it.each([
  ['a member', matchesPerson('蓮', 'USER')],
  ['a guest', matchesPerson('蓮', 'GUEST')],
  ['the order by name', beginsWithKeyword('蓮')],
])('compares stored normalised texts for %s', (_case, condition) => {
  const { sql } = new PgDialect().sqlToQuery(condition!);
  expect(sql).toContain('"searched"');
  expect(sql).not.toContain('normalize(');
});
